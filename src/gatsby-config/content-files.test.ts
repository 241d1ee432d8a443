/** @jest-environment node */
import type { PluginRef } from "gatsby";

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
  plugins.map((plugin) =>
    typeof plugin === "string" ? plugin : String(plugin.options?.path ?? plugin.resolve),
  );

test("pictures come from the content folder", async () => {
  expect(folders(await contentFiles(""))).toEqual([expect.stringMatching(/\/content$/)]);
});

test("with a remote blog they come from its local copy, too, and not from the blog of the content folder", async () => {
  const plugins = await contentFiles("https://blog.example/api/");
  expect(folders(plugins)).toEqual([
    "gatsby-source-blog-api",
    expect.stringMatching(/\/content$/),
    expect.stringMatching(/\/blog-api\/[0-9a-f]{12}\/shown\/tree$/),
  ]);
  expect(plugins[1]).toMatchObject({
    options: { ignore: expect.arrayContaining([expect.stringMatching(/\/content\/blog\/\*\*$/)]) },
  });
  expect(folders(plugins)).toEqual(folders(await contentFiles("https://blog.example/api")));
});
