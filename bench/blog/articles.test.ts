/** @jest-environment node */
import { readMarkdown } from "../../src/content-loader/markdown/read-markdown";
import { temporaryFolder, writeTree } from "../../tools/testing/tree";
import { articleText, readSample } from "./articles";

const article = (name: string) => `---
title: ${name}
perex: About ${name}.
date: 2025-01-01
category: research
author: somebody
picture: ./cover.jpg
pictureAlt: "A stone: cut"
related:
  - other
---
The opening of ${name}.

## First of ${name}

![A chart](./figure.jpg "Of ${name}.")

## Second of ${name}

A note.[^n]

[^n]: Which may stand elsewhere.
`;
const folder = temporaryFolder();
writeTree(folder, { "a/index.md": article("a"), "b/index.md": article("b") });
const sample = readSample(folder);
const texts = Array.from({ length: 20 }, (_, index) => articleText(index, sample));

test("an article is determined by its number", () => {
  expect(articleText(7, sample)).toBe(texts[7]);
  expect(new Set(texts).size).toBe(texts.length);
});

test("generated articles are valid, and refer to the pictures of the sample", () => {
  for (const text of texts) {
    const [, frontMatter = "", body = ""] = text.split(/^---$/m);
    expect(frontMatter).toMatch(/^picture: \.\.\/[ab]\/cover\.jpg$/m);
    expect(frontMatter).toMatch(/^date: 20\d\d-\d\d-\d\d$/m);
    expect(body).toMatch(/^\nThe opening of [ab]\.\n/);
    expect(readMarkdown(body).findings).toEqual([]);
    expect(text).toContain("](../a/figure.jpg");
    expect(text).not.toMatch(/related:|\[\^/);
  }
});
