/** @jest-environment node */
import { once } from "node:events";
import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import chokidar from "chokidar";
import type { Reporter } from "gatsby";
import type { Compiler } from "webpack";
import { CONTENT_MODEL } from "../../../src/content-model/content-model";
import { loadSiteContent } from "../../../src/content-rules/load-site-content";
import type { Entry } from "../reading/entry";
import { jsonEntry, markdownEntry, minimalContent, writeContent } from "../testing/content-tree";
import { ContentStatusPlugin } from "./content-status";
import { watchContent } from "./watch-content";

jest.setTimeout(60_000);
const LONGEST_WAIT_MS = 15_000;
const stops: (() => Promise<void>)[] = [];
/** Resolves once the watcher detects changes. */
let watching: Promise<unknown> = Promise.resolve();

/** The watcher, so that it can be closed; everything else is real. */
beforeEach(() => {
  const { watch } = chokidar;
  jest.spyOn(chokidar, "watch").mockImplementation((...input) => {
    const watcher = watch(...input);
    stops.push(() => watcher.close());
    watching = once(watcher, "ready");
    return watcher;
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const stop of stops.splice(0)) await stop();
});

/** A preview of real files. `overlay` has the errors that a compilation would report. */
async function preview(change: (root: string) => void = () => undefined) {
  const root = writeContent(await minimalContent());
  change(root);
  stops.push(async () => rmSync(path.dirname(root), { recursive: true, force: true }));
  const status = new ContentStatusPlugin();
  const overlay: string[] = [];
  const compile = { tap: jest.fn<void, [string, (compilation: { errors: Error[] }) => void]>() };
  const recompile = () => {
    const errors: Error[] = [];
    for (const [, callback] of compile.tap.mock.calls) callback({ errors });
    overlay.splice(0, overlay.length, ...errors.map(({ message }) => message));
  };
  status.apply({
    hooks: { thisCompilation: compile },
    watching: { invalidate: recompile },
    webpack: { WebpackError: Error },
  } as unknown as Compiler);
  const synced: (readonly Entry[])[] = [];
  const errors: string[] = [];
  const reporter = {
    info: () => undefined,
    error: (message: string) => errors.push(message),
  } as unknown as Reporter;
  const begun = watchContent({
    model: CONTENT_MODEL,
    root,
    load: () => loadSiteContent({ root, isPreview: true }),
    first: await loadSiteContent({ root }),
    status,
    reporter,
    syncNodes: (entries) => synced.push(entries),
  });
  const of = (kind: string, field: string) =>
    synced.at(-1)?.find(({ collection }) => collection.name === kind)?.data[field];
  const name = () => of("team", "name");
  return {
    root,
    overlay,
    synced,
    errors,
    begun,
    name,
    of,
    save: (file: string, text: string) => writeFileSync(path.join(root, file), text),
  };
}

/** Waits until something holds. */
async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + LONGEST_WAIT_MS;
  while (!holds() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
}

test("a problem keeps the last good version of its entry and is reported; others go on changing", async () => {
  const { overlay, synced, begun, of, name, save } = await preview();
  await begun;
  await watching;
  expect([synced.length, name(), overlay]).toEqual([1, "Sample", []]);

  save("team/sample.json", jsonEntry("team", { name: "Jane" }));
  await until(() => synced.length === 2);
  expect(name()).toBe("Jane");

  save("team/sample.json", jsonEntry("team", { name: 7 }));
  await until(() => overlay.length > 0);
  expect(overlay[0]).toMatch(
    /^content\/team\/sample\.json\n\nLine 2, name: must be text, is read as the number 7\.$/m,
  );
  expect(overlay[0]?.replaceAll("\n", " ")).toContain(
    "Until then the preview shows their last valid version.",
  );
  expect(name()).toBe("Jane");

  save("services/sample/index.md", markdownEntry("services", { title: "Another title" }));
  await until(() => of("services", "title") === "Another title");
  expect([name(), overlay.length]).toEqual(["Jane", 1]);

  save("team/sample.json", jsonEntry("team", { name: "Joan" }));
  await until(() => overlay.length === 0);
  expect([name(), of("services", "title")]).toEqual(["Joan", "Another title"]);
});

test("words of pages that are invalid at the start are reported, and the preview begins once they are fixed", async () => {
  const { begun, errors, synced, save } = await preview((root) =>
    writeFileSync(path.join(root, "settings/about.json"), "{"),
  );
  await watching;
  expect(synced).toHaveLength(0);
  expect(errors[0]).toMatch(
    /^The content has 1 problem in 1 file:\n {2}content\/settings\/about\.json:1: is not valid JSON/,
  );
  expect(errors[0]).toContain("The preview begins as soon as these are fixed.");

  save("settings/about.json", jsonEntry("about"));
  await begun;
  expect(synced).toHaveLength(1);
});

test("the preview begins without an entry that has a problem, and without what needs that", async () => {
  const { begun, synced, save } = await preview((root) =>
    writeFileSync(path.join(root, "offices/sample.json"), "{"),
  );
  await begun;
  await watching;
  const kinds = () => synced.at(-1)?.map(({ collection }) => collection.name);
  expect(kinds()).toContain("services");
  expect(kinds()).not.toContain("offices");
  expect(kinds()).not.toContain("positions");

  save("offices/sample.json", jsonEntry("offices"));
  await until(() => kinds()?.includes("positions") === true);
  expect(kinds()).toContain("offices");
});
