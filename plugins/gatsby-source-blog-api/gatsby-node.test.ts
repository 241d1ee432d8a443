/** @jest-environment node */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { GatsbyNode, ParentSpanPluginArgs, PluginOptions } from "gatsby";
import { article, status } from "./testing/blog-server";
import { type RemoteContent, remoteContent } from "./testing/remote-content";

const project = process.cwd();
let remote: RemoteContent;
let folder: string;

beforeEach(async () => {
  remote = await remoteContent();
  folder = mkdtempSync(path.join(tmpdir(), "project-"));
  // What is read of a blog is kept below the folder Gatsby runs in.
  process.chdir(folder);
});
afterEach(async () => {
  process.chdir(project);
  Object.assign(process.env, { NODE_ENV: "test" });
  rmSync(folder, { recursive: true, force: true });
  await remote.end();
});

/** Runs the hook as Gatsby does. @returns what it reports, a line each */
async function run(command: "build" | "develop"): Promise<string[]> {
  Object.assign(process.env, { NODE_ENV: command === "build" ? "production" : "development" });
  const said: string[] = [];
  const say = (kind: string) => (message: string) =>
    said.push(`${kind}: ${message.replaceAll(remote.server.url, "")}`);
  const reporter = { info: say("info"), warn: say("warn"), panic: say("panic") };
  let hook: GatsbyNode["onPreBootstrap"];
  await jest.isolateModulesAsync(async () => {
    hook = (await import("./gatsby-node")).onPreBootstrap;
  });
  await hook?.(
    { reporter } as unknown as ParentSpanPluginArgs,
    remote.settings as unknown as PluginOptions,
    () => undefined,
  );
  return said;
}

async function haveGoodCopy(): Promise<void> {
  remote.server.publish([article("a")]);
  expect(await run("build")).toEqual([
    "info: Remote blog: articles 1, pages 1, pictures 1; 0 of 2 answers unchanged since the last time.",
  ]);
  remote.server.answers.set("/articles/1.json", status(404));
}

test("a build ends when the blog cannot be read, even if there is a good copy", async () => {
  await haveGoodCopy();
  expect(await run("build")).toEqual([
    expect.stringMatching(
      /^panic: The remote blog cannot be used\.\n.*\n {2}\/articles\/1\.json: answers with status 404\./,
    ),
  ]);
});

test("the preview shows the last good copy and says why", async () => {
  await haveGoodCopy();
  expect(await run("develop")).toEqual([
    expect.stringMatching(
      /^warn: [\s\S]*status 404[\s\S]*The preview shows the last good copy of it\.$/,
    ),
  ]);
});

test("a preview without a good copy does not begin", async () => {
  expect(await run("develop")).toEqual([expect.stringMatching(/^panic: /)]);
});
