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
let watcherReady: Promise<unknown> = Promise.resolve();

/** Keeps the watcher, so that it can be closed. */
beforeEach(() => {
  const { watch } = chokidar;
  jest.spyOn(chokidar, "watch").mockImplementation((...input) => {
    const watcher = watch(...input);
    stops.push(() => watcher.close());
    watcherReady = once(watcher, "ready");
    return watcher;
  });
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const stop of stops.splice(0)) await stop();
});

/** Begins a preview of real files. `overlay` has the errors that a compilation would report. */
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
  const syncs: (readonly Entry[])[] = [];
  const errors: string[] = [];
  const reporter = {
    info: () => undefined,
    error: (message: string) => errors.push(message),
  } as unknown as Reporter;
  const start = watchContent({
    model: CONTENT_MODEL,
    root,
    load: () => loadSiteContent({ root, isPreview: true }),
    first: await loadSiteContent({ root }),
    status,
    reporter,
    syncNodes: (entries) => syncs.push(entries),
  });
  const fieldOf = (kind: string, field: string) =>
    syncs.at(-1)?.find(({ collection }) => collection.name === kind)?.data[field];
  const name = () => fieldOf("team", "name");
  return {
    root,
    overlay,
    syncs,
    errors,
    start,
    name,
    fieldOf,
    save: (file: string, text: string) => writeFileSync(path.join(root, file), text),
  };
}

/** Polls until the condition holds, or the longest wait is over. */
async function until(holds: () => boolean): Promise<void> {
  const end = Date.now() + LONGEST_WAIT_MS;
  while (!holds() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
}

test("an entry with a problem is reported and stays as it was while others change", async () => {
  const { overlay, syncs, start, fieldOf, name, save } = await preview();
  await start;
  await watcherReady;
  expect([syncs.length, name(), overlay]).toEqual([1, "Sample", []]);

  save("team/sample.json", jsonEntry("team", { name: "Jane" }));
  await until(() => syncs.length === 2);
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
  await until(() => fieldOf("services", "title") === "Another title");
  expect([name(), overlay.length]).toEqual(["Jane", 1]);

  save("team/sample.json", jsonEntry("team", { name: "Joan" }));
  await until(() => overlay.length === 0);
  expect([name(), fieldOf("services", "title")]).toEqual(["Joan", "Another title"]);
});

test("a preview waits until invalid settings of pages are fixed", async () => {
  const { start, errors, syncs, save } = await preview((root) =>
    writeFileSync(path.join(root, "settings/about.json"), "{"),
  );
  await watcherReady;
  expect(syncs).toHaveLength(0);
  expect(errors[0]).toMatch(
    /^The content has 1 problem in 1 file:\n {2}content\/settings\/about\.json:1: is not valid JSON/,
  );
  expect(errors[0]).toContain("The preview begins as soon as these are fixed.");

  save("settings/about.json", jsonEntry("about"));
  await start;
  expect(syncs).toHaveLength(1);
});

test("a preview begins without an invalid entry and those that need it, until it is fixed", async () => {
  const { start, syncs, save } = await preview((root) =>
    writeFileSync(path.join(root, "offices/sample.json"), "{"),
  );
  await start;
  await watcherReady;
  const kinds = () => syncs.at(-1)?.map(({ collection }) => collection.name);
  expect(kinds()).toContain("services");
  expect(kinds()).not.toContain("offices");
  expect(kinds()).not.toContain("positions");

  save("offices/sample.json", jsonEntry("offices"));
  await until(() => kinds()?.includes("positions") === true);
  expect(kinds()).toContain("offices");
});
