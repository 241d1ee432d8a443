/** @jest-environment node */
import path from "node:path";
import type { Files } from "../../../plugins/gatsby-source-content/testing/content-tree";
import { temporaryFolder, writeTree } from "../../testing/tree";
import { guessFolders, listSourceFiles, readArticles } from "../articles";
import { readConfiguration } from "../configuration";
import { describeRule, doubtfulRules, unknownFields } from "../fields";
import { proposeMapping } from "../propose-mapping";
import { POST, post } from "../testing/import-from";

/** What becomes of the articles of a project by its proposed mapping, and why. */
function importable(files: Files, ignored: string[] = []) {
  const folder = temporaryFolder();
  writeTree(folder, files);
  const source = listSourceFiles(folder);
  const folders = guessFolders(source);
  const configuration = readConfiguration(folder, source);
  const { articles } = readArticles(folder, source, folders, configuration.rules);
  const existing = { categories: [], team: [], articles: new Set<string>() };
  const mapping = proposeMapping(articles, folder, folders, configuration, existing);
  mapping.ignored.push(...ignored);
  const isHidden = (article: (typeof articles)[number]) =>
    doubtfulRules(article, mapping).length > 0 || unknownFields(article, mapping).length > 0;
  return {
    hidden: articles.filter(isHidden).map(({ file }) => file),
    shown: articles.filter((article) => !isHidden(article)).map(({ file }) => file),
    rules: articles.flatMap((article) => doubtfulRules(article, mapping).map(({ rule }) => rule)),
  };
}

/** Articles, named `hidden` or `shown` by what becomes of them. */
const posts = (...names: string[]) => Object.fromEntries(names.map((name) => [name, POST]));

test.each<[string, Files]>([
  [
    "a scope of Jekyll that is not published",
    {
      "_config.yml":
        "defaults:\n  - values: { layout: post, image: /a.png, permalink: /blog/:title/, published: true }\n" +
        "  - scope: { path: '_posts/secret' }\n    values: { published: false }\n" +
        "  - scope: { path: '_posts/*/in*', type: posts }\n    values: { sitemap: false }\n" +
        "  - scope: { path: '', type: pages }\n    values: { published: false }\n",
      ...posts("_posts/secret/2020-01-01-hidden.md", "_posts/a/inner/2020-01-01-hidden.md"),
      "_posts/secret/2020-01-01-shown.md": post("published: true"),
      ...posts("_posts/2020-01-01-shown.md"),
    },
  ],
  [
    "files that Jekyll leaves out",
    {
      "_config.yml": "exclude: [README.md, /_posts/old/, '_posts/*private*']\nfuture: true",
      ...posts("_posts/old/2020-01-01-hidden.md", "_posts/b/2020-01-01-private-hidden.md"),
      ...posts("_posts/2020-01-01-shown.md", "_posts/2020-01-01-shown-readme.md"),
    },
  ],
  [
    "articles beyond the number that Jekyll shows",
    { "_config.yml": "limit_posts: 5", ...posts("_posts/2020-01-01-hidden.md") },
  ],
  [
    "collections of Jekyll that are not shown",
    {
      "_config.yml": "collections: { notes: { output: false }, guides: { output: true } }",
      ...posts("blog/_notes/hidden.md", "blog/_more/hidden.md", "blog/_guides/shown.md"),
    },
  ],
  [
    "posts of Jekyll without a day in their names",
    posts("_posts/hidden.md", "_posts/2020-01-01/hidden.md", "_posts/a/2020-1-1-shown.md"),
  ],
  [
    "articles of Hugo by a cascade",
    {
      "config/_default/hugo.toml":
        "[[cascade]]\ndraft = true\n[cascade._target]\npath = '/posts/{Secret,other}/**'\n" +
        "[[cascade]]\nweight = 1\n[[cascade]]\ndraft = true\n[cascade.target]\nkind = 'section'\n",
      ...posts("content/posts/secret/hidden.md", "content/posts/other/a/hidden.md"),
      "content/posts/secret/shown.md": post("date: 2020-01-01\ndraft: false"),
      ...posts("content/posts/shown.md"),
    },
  ],
  [
    "articles of Hugo by a cascade of a later day",
    {
      "hugo.yaml": "cascade: { params: { publishDate: 2999-01-01 } }",
      "content/posts/hidden.md": POST,
      "content/posts/shown.md": post("publishDate: 2020-01-01"),
    },
  ],
  [
    "articles of Hugo in one environment only",
    {
      "config/production/params.toml": "[cascade]\nhidden = true",
      "content/posts/hidden.md": POST,
    },
  ],
  [
    "files that Hugo ignores",
    {
      "hugo.toml": "ignoreFiles = ['\\.note\\.md$', 'posts/old/']\n",
      ...posts("content/posts/hidden.note.md", "content/posts/old/hidden.md"),
      ...posts("content/posts/shown.md"),
    },
  ],
  [
    "files that Hugo does not mount",
    {
      "hugo.toml": "[[module.mounts]]\nsource = 'content/posts/a'\ntarget = 'content/posts'\n",
      ...posts("content/posts/a/shown.md", "content/posts/hidden.md"),
    },
  ],
  [
    "files that a mount of Hugo leaves out",
    {
      "hugo.yaml":
        "module: { mounts: [{ source: content, target: content, excludeFiles: 'posts/a*' }] }",
      ...posts("content/posts/a-hidden.md"),
    },
  ],
  [
    "files of Hugo beside an index.md",
    {
      "hugo.toml": "",
      "content/posts/a-shown.md": POST,
      "content/posts/a/index.html": "",
      ...posts(
        "content/posts/a/hidden.md",
        "content/posts/a/b/hidden.md",
        "content/posts/shown.md",
      ),
    },
  ],
  [
    "files that Eleventy and git leave out",
    {
      ".eleventyignore": "# comment\nREADME.md\n./posts/old/**\n",
      ".gitignore": "/posts/note*\n",
      ".eleventy.js":
        "module.exports = (config) => {\n  config.ignores.add('posts/wip-*');\n" +
        "  config.ignores.delete('posts/shown.md');\n};",
      ...posts("posts/old/hidden.md", "posts/note-hidden.md", "posts/wip-hidden.md"),
      ...posts("posts/shown.md"),
    },
  ],
  [
    "articles of Eleventy with data of their own",
    {
      ".eleventy.js": "",
      "posts/hidden.json": '{ "permalink": false }',
      "posts/a/a.json": '{ "eleventyExcludeFromCollections": true }',
      "posts/posts.json": '{ "layout": "post", "permalink": "/{{ page.fileSlug }}/" }',
      ...posts("posts/hidden.md", "posts/a/hidden.md", "posts/shown.md"),
    },
  ],
  [
    "articles of Eleventy by a pattern that is computed",
    { ".eleventy.js": "x.ignores.add(prefix + '/a.md');", ...posts("posts/hidden.md") },
  ],
  [
    "articles of Eleventy by data of the whole site",
    { "eleventy.config.js": "", "_data/eleventyComputed.js": "", ...posts("posts/hidden.md") },
  ],
  [
    "articles of Eleventy by data that its configuration adds",
    {
      ".eleventy.js": 'c.addGlobalData("eleventyComputed.permalink", () => f);',
      ...posts("posts/hidden.md"),
    },
  ],
  [
    "articles of Eleventy by a preprocessor",
    { "eleventy.config.js": 'c.addPreprocessor("drafts", "*", f);', ...posts("posts/hidden.md") },
  ],
  [
    "files that Gatsby does not read",
    {
      "gatsby-config.js": 'x = { path: "content/blog", ignore: [`**/old/*`, "**/wip-*"] };',
      ...posts("content/blog/old/hidden.md", "content/blog/wip-hidden.md"),
      ...posts("content/blog/shown.md"),
    },
  ],
  [
    "files that Astro's loader leaves out",
    {
      "astro.config.mjs": "",
      "src/content.config.ts": 'glob({ pattern: ["**/*.md", "!old/**"], base: "src/blog" })',
      ...posts("src/blog/old/hidden.md", "src/blog/shown.md"),
    },
  ],
  [
    "files that Hexo leaves out",
    {
      "_config.yml": "exclude:\n  - '_posts/old/*'\nskip_render: _posts/raw-*.md",
      ...posts("source/_posts/old/hidden.md", "source/_posts/raw-hidden.md"),
      ...posts("source/_posts/shown.md"),
    },
  ],
  [
    "all articles, where the configuration cannot be read",
    { "hugo.toml": "cascade = ", ...posts("content/posts/hidden.md") },
  ],
  [
    "pages, by their type",
    {
      "posts/hidden.md": post("date: 2020-01-01\ntype: page"),
      "posts/shown.md": post("date: 2020-01-01\ntype: post"),
    },
  ],
])("kept back: %s", (_, files) => {
  const { hidden, shown } = importable(files);
  const isNamed = (name: string) => (file: string) => path.posix.basename(file).includes(name);
  expect(hidden.filter((file) => !isNamed("hidden")(file))).toEqual([]);
  expect(shown.filter((file) => !isNamed("shown")(file))).toEqual([]);
  expect([...hidden, ...shown]).toHaveLength(
    Object.keys(files).filter((file) => /\.md$/.test(file)).length,
  );
});

test("a rule is told by its file and line, and lifted by its name", () => {
  const files = {
    "_config.yml": "exclude:\n  - README.md\n  - old\n",
    ...posts("_posts/old/2020-01-01-a.md"),
  };
  expect(importable(files).rules).toMatchObject([{ name: "_config.yml: exclude: old", line: 3 }]);
  expect(importable(files, ["_config.yml: exclude: old"]).hidden).toEqual([]);
});

test("the name of a rule is told as the mapping has to have it", () => {
  const rule = { name: "hugo.toml: ignoreFiles: \\.md$", line: 3, concerns: () => true };
  expect(describeRule(rule, [])).toBe('"hugo.toml: ignoreFiles: \\\\.md$", line 3');
});
