/** @jest-environment node */
import { readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import type { Entry } from "../../plugins/gatsby-source-content/check";
import type { Collection } from "../../plugins/gatsby-source-content/model";
import {
  minimalContent,
  writeContent,
} from "../../plugins/gatsby-source-content/testing/content-tree";
import { loadSiteContent } from "../../src/content-rules/load-site-content";
import { PlainError } from "../lib/project.mjs";
import { runNode, TOOLS } from "../testing/run";
import { collectionOf, KINDS, MAKEABLE, readArguments } from "./arguments";
import { makeEntry } from "./make-entry";

jest.setTimeout(90_000);
const TODAY = "2026-11-25";

let root = "";
let entries: Entry[] = [];
beforeAll(async () => {
  root = writeContent(await minimalContent());
  ({ entries } = await loadSiteContent({ root, today: TODAY }));
});
afterAll(() => rmSync(path.dirname(root), { recursive: true, force: true }));

const make = (collection: Collection, title: string, slug?: string) =>
  makeEntry({ root, collection, title, slug, today: TODAY, entries });
const command = (...args: string[]) =>
  runNode(path.join(TOOLS, "new-entry.ts"), {
    cwd: path.resolve(TOOLS, ".."),
    args,
    env: { CONTENT_DIR: root, BUILD_DATE: TODAY },
  });

test("every collection whose entries have files of their own has a kind", () => {
  expect(KINDS).toHaveLength(MAKEABLE.length);
  expect(MAKEABLE.map(({ singular }) => singular && collectionOf(singular).name)).toEqual(
    MAKEABLE.map(({ name }) => name),
  );
});

describe("a new entry", () => {
  let found: Awaited<ReturnType<typeof loadSiteContent>> = {
    entries: [],
    linkTargets: [],
    problems: [],
    warnings: [],
  };
  beforeAll(async () => {
    for (const collection of MAKEABLE) await make(collection, "Søren’s “café”: one");
    found = await loadSiteContent({ root, today: TODAY, isPreview: true });
  });

  test("has no problems, and a warning of placeholder text, before publishing if it is a draft", () => {
    expect(found.problems).toEqual([]);
    const warnings = found.warnings.filter(({ file }) => file.includes("sorens"));
    expect(new Set(warnings.map(({ rule }) => rule))).toEqual(
      new Set(["still contains placeholder text"]),
    );
    const later = warnings.filter(({ isBeforePublishing }) => isBeforePublishing);
    expect(new Set(later.map(({ file }) => file.split("/")[1]))).toEqual(
      new Set(
        MAKEABLE.filter(({ fields }) => fields.some(({ name }) => name === "draft")).map(
          ({ folder }) => folder,
        ),
      ),
    );
  });

  test.each(MAKEABLE)(
    "of $name has its title and the day, and is a draft if the collection has drafts",
    (collection) => {
      const entry = found.entries.find(
        (each) => each.collection === collection && each.slug === "sorens-cafe-one",
      );
      const names = collection.fields.map(({ name }) => name);
      expect(entry?.data[names[0] ?? ""]).toBe("Søren’s “café”: one");
      expect(entry?.visibility).toBe(names.includes("draft") ? "draft" : "published");
      if (names.includes("date")) expect(entry?.data.date).toBe(TODAY);
    },
  );
});

test.each([
  ["what exists", "Sample", undefined, /content\/team\/sample\.json exists\. Fix: /],
  ["a picture that exists", "Member", undefined, /content\/team\/member\.png exists\. Fix: /],
  [
    "a title too long",
    "x".repeat(61),
    "short",
    /^name: must have at most 60 characters, has 61\. Fix: /,
  ],
  [
    "a title too long for an address",
    "x".repeat(81),
    undefined,
    /has a name of 81 characters, .* --slug NAME/,
  ],
  [
    "a title in letters that addresses cannot have",
    "日本語",
    undefined,
    /^No address can be made of "日本語"\. Fix: /,
  ],
  ["a name that leads elsewhere", "Jane", "../jane", /which cannot be an address\. Fix: /],
])("%s is refused, and nothing is written", async (_, title, slug, message) => {
  const files = () => readdirSync(root, { recursive: true, encoding: "utf8" }).sort();
  const before = files();
  await expect(make(collectionOf("member"), title, slug)).rejects.toThrow(message);
  expect(files()).toEqual(before);
});

test("a position without an office to refer to is refused", async () => {
  const request = {
    root,
    collection: collectionOf("position"),
    title: "Jane",
    today: TODAY,
    entries: [],
  };
  await expect(makeEntry(request)).rejects.toThrow(
    "It refers to offices, of which there are none. Fix: make one",
  );
});

test("npm run new makes an article and prints its files and the next step", async () => {
  const { code, output } = await command("article", "A first article");
  const lines = output.trimEnd().split("\n");
  expect(lines).toEqual([
    expect.stringMatching(/^Made .*content\/blog\/a-first-article\/index\.md$/),
    expect.stringMatching(
      /^Made .*\/picture\.png, a placeholder: replace it .* at least 1920 x 1080 pixels$/,
    ),
    "Next: write what is to be written; npm start shows it at /blog/a-first-article, npm run check:content checks it.",
    "It is a draft: remove `draft: true` to publish it.",
    "Optional fields: updated, address, category, author, pictureRetina, related.",
  ]);
  expect(code).toBe(0);
  expect(readFileSync(path.join(root, "blog/a-first-article/index.md"), "utf8")).toBe(
    `---
title: A first article
perex: "To be written: teaser, at most 280 characters"
date: ${TODAY}
draft: true
picture: ./picture.png
pictureAlt: "To be written: picture in words, at most 200 characters"
---

To be written.
`,
  );
});

test.each<[string, string[], RegExp]>([
  [
    "an unknown kind",
    ["artcle", "A"],
    /no kind "artcle"\. Fix: did you mean "article"\? It must be one of: article, client, /,
  ],
  ["the name of a folder", ["blog", "A"], /no kind "blog"\. Fix: did you mean "article"\?/],
  ["nothing", [], /^Usage: npm run new -- KIND "Title"[\s\S]*The kinds are article, client, /],
  ["a missing title", ["article", " "], /The title is missing\. Usage/],
  ["a title without quotes", ["article", "A", "b"], /Put the title in quotes\. Usage/],
  ["an unknown option", ["article", "A", "--draft"], /'--draft'[\s\S]*Usage/],
])("%s is answered with what to do", (_, args, message) => {
  expect(() => readArguments(args)).toThrow(message);
  expect(() => readArguments(args)).toThrow(PlainError);
});
