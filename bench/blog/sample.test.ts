/** @jest-environment node */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readSample } from "./sample";

const ARTICLE = `---
title: A title
category: research
author: somebody
picture: ./cover.jpg
pictureAlt: A stone
---
A sentence that is long enough to be taken, and plain. One with **marks** that would be cut in two is left where it is.

- Lists are no prose, however many words they may have in a row.
`;

test("takes facts, pictures and plain sentences from articles", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "sample-"));
  mkdirSync(path.join(folder, "a"));
  for (const [name, text] of [
    ["index.md", ARTICLE],
    ["figure-b.jpg", ""],
    ["cover.jpg", ""],
  ] as const)
    writeFileSync(path.join(folder, "a", name), text);
  expect(readSample(folder)).toEqual({
    articles: [
      {
        slug: "a",
        category: "research",
        author: "somebody",
        picture: "./cover.jpg",
        pictureAlt: "A stone",
        pictures: ["figure-b.jpg"],
      },
    ],
    sentences: ["A sentence that is long enough to be taken, and plain."],
  });
});
