/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PluginRef } from "gatsby";
import { holdsTextsOnly } from "./content-files";

async function contentFiles(url: string): Promise<PluginRef[]> {
  process.env.BLOG_API_URL = url;
  let found: PluginRef[] = [];
  await jest.isolateModulesAsync(async () => {
    found = (await import("./content-files")).CONTENT_FILES;
  });
  return found;
}
afterEach(() => {
  delete process.env.BLOG_API_URL;
});

const folders = (plugins: readonly PluginRef[]) =>
  plugins.map((plugin) => (typeof plugin === "string" ? plugin : (plugin.options?.path as string)));

test("pictures come from the content folder", async () => {
  expect(folders(await contentFiles(""))).toEqual([expect.stringMatching(/\/content$/)]);
});

test("with a remote blog they come from its copy, too, and not from the blog of the content folder", async () => {
  const plugins = await contentFiles("https://blog.example/api/");
  expect(folders(plugins)).toEqual([
    "gatsby-source-blog-api",
    expect.stringMatching(/\/content$/),
    expect.stringMatching(/\/blog-api\/[0-9a-f]{12}\/tree$/),
  ]);
  expect(plugins[1]).toMatchObject({
    options: { ignore: expect.arrayContaining([expect.stringMatching(/\/content\/blog\/\*\*$/)]) },
  });
  expect(folders(plugins)).toEqual(folders(await contentFiles("https://blog.example/api")));
});

test("a folder is passed over in a build when there are only texts in it", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "content-files-"));
  const files = [
    "text/index.md",
    "pictured/index.md",
    "pictured/cover.jpg",
    "deep/index.md",
    "deep/pictures/cover.jpg",
  ];
  for (const file of files.map((name) => path.join(folder, name))) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, "");
  }
  const isPassedOver = (name: string) => holdsTextsOnly(path.join(folder, name), statSync(path.join(folder, name)));
  expect(["text", "pictured", "deep", "text/index.md"].filter(isPassedOver)).toEqual(["text"]);
  expect(holdsTextsOnly(path.join(folder, "text"))).toBe(false);
  rmSync(folder, { recursive: true });
});

test.each([
  ["build", true],
  ["develop", false],
])("gatsby %s: whether folders of texts are passed over", async (command, isPassedOver) => {
  process.env.gatsby_executing_command = command;
  const plugins = await contentFiles("");
  delete process.env.gatsby_executing_command;
  const ignored = plugins.flatMap((plugin) =>
    typeof plugin === "string" ? [] : (plugin.options?.ignore as unknown[]),
  );
  expect(ignored.some((rule) => typeof rule === "function")).toBe(isPassedOver);
});
