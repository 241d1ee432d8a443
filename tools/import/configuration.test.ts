/** @jest-environment node */
import { temporaryFolder, writeTree } from "../testing/tree";
import { readConfiguration } from "./configuration";

const read = (files: Record<string, string>) => {
  const folder = temporaryFolder();
  writeTree(folder, files);
  return readConfiguration(folder);
};
/** What is shown of `"a" 'b' -- --- ... << >>`, by the signs of a project. */
const shown = (files: Record<string, string>): string => {
  const { generator, lineBreaks, signs } = read(files);
  const marks = ['"', "'", "--", "---", "...", "<<", ">>"].map((mark) => signs[mark] ?? mark);
  return [generator, lineBreaks ? "breaks" : "blanks", ...marks].join(" ");
};

const POST = "---\ndate: 2020-01-01\n---\nWords.";
const STRAIGHT = "\" ' -- --- ... << >>";
const KRAMDOWN = "“” ‘’ – — … « »";

test.each<[string, Record<string, string>, string]>([
  ["GitHub's pages", { "_posts/a.md": POST }, `Jekyll blanks ${KRAMDOWN}`],
  [
    "Jekyll",
    { "_config.yml": "kramdown: { input: GFM, hard_wrap: yes }" },
    `Jekyll breaks ${KRAMDOWN}`,
  ],
  [
    "Jekyll, with straight quotes",
    {
      "_config.yml":
        "kramdown: { smart_quotes: 'apos,apos,quot,quot', gfm_quirks: [no_auto_typographic] }",
    },
    `Jekyll blanks "" '' -- --- ... << >>`,
  ],
  [
    "Jekyll, with German quotes",
    { "_config.yml": "kramdown: { smart_quotes: 'sbquo,lsquo,bdquo,ldquo' }" },
    "Jekyll blanks „“ ‚‘ – — … « »",
  ],
  [
    "Jekyll with Redcarpet",
    { "_config.yml": "markdown: redcarpet\nredcarpet: { extensions: [smart, hard_wrap] }" },
    "Jekyll breaks “” ‘’ – — … << >>",
  ],
  [
    "Jekyll with CommonMark",
    { "_config.yml": "markdown: CommonMark" },
    `Jekyll blanks ${STRAIGHT}`,
  ],
  [
    "Hugo",
    { "hugo.toml": "[markup.goldmark.renderer]\nhardWraps = true" },
    `Hugo breaks ${KRAMDOWN}`,
  ],
  [
    "Hugo, by a file for each group",
    {
      "config/_default/hugo.yaml": "baseURL: https://a.example",
      "config/_default/markup.yaml": "goldmark: { extensions: { typographer: false } }",
    },
    `Hugo blanks ${STRAIGHT}`,
  ],
  [
    "Hugo, with other signs",
    {
      "config.json":
        '{"markup":{"goldmark":{"extensions":{"typographer":{"leftDoubleQuote":"&laquo;","rightDoubleQuote":"&raquo;"}}}}}',
    },
    "Hugo blanks «» ‘’ – — … « »",
  ],
  [
    "Hexo",
    { "_config.yml": "marked: { quotes: '„“‚‘' }", "source/_posts/a.md": POST },
    "Hexo breaks „“ ‚‘ – — … << >>",
  ],
  [
    "Hexo, with all of it off",
    { "_config.yml": "marked: { breaks: false, smartypants: false }", "source/_posts/a.md": POST },
    `Hexo blanks ${STRAIGHT}`,
  ],
  ["Eleventy", { ".eleventy.js": "// breaks: true" }, `Eleventy blanks ${STRAIGHT}`],
  [
    "Eleventy, by a part of its configuration",
    {
      "eleventy.config.mjs": 'import md from "./lib/md.mjs";',
      "lib/md.mjs": "md({ breaks: true, typographer: true })",
    },
    "Eleventy breaks “” ‘’ – — … << >>",
  ],
  ["Gatsby", { "gatsby-config.ts": "plugins: []" }, `Gatsby blanks ${STRAIGHT}`],
  [
    "Gatsby, with a plugin",
    { "gatsby-config.js": "plugins: [`gatsby-remark-smartypants`, `gatsby-remark-breaks`]" },
    "Gatsby breaks “” ‘’ — --- … << >>",
  ],
  ["Astro", { "astro.config.mjs": "" }, "Astro blanks “” ‘’ — --- … << >>"],
  [
    "Astro, without SmartyPants",
    { "astro.config.ts": "smartypants: false" },
    `Astro blanks ${STRAIGHT}`,
  ],
  [
    "Gatsby, by a file that is named without its ending",
    {
      "gatsby-config.js": 'const x = require("./lib/md");',
      "lib/md/index.ts": 'x = [["gatsby-remark-smartypants", { dashes: "oldschool" }]];',
    },
    "Gatsby blanks “” ‘’ – — … << >>",
  ],
  [
    "Gatsby, by a plugin of the project",
    {
      "gatsby-config.js": "plugins: [`text`]",
      "plugins/text/index.mjs": 'import a from "retext-smartypants";',
    },
    "Gatsby blanks “” ‘’ — --- … << >>",
  ],
  [
    "another program, by its packages",
    { "package.json": '{ "dependencies": { "remark-smartypants": "1.0.0" } }' },
    "this JavaScript project blanks “” ‘’ — --- … << >>",
  ],
  [
    "another program, by a page",
    {
      "package.json": '{ "dependencies": { "remark-smartypants": "1.0.0" } }',
      "app/[slug]/page.tsx": 'a = [b, { dashes: "oldschool" }]; // remark-smartypants',
    },
    "this JavaScript project blanks “” ‘’ – — … << >>",
  ],
  ["a folder of files", { "a.md": POST }, ` blanks ${STRAIGHT}`],
])("%s: line ends, quotes and dashes are brought over as it shows them", (_, files, expected) => {
  expect(shown(files)).toBe(expected);
});

test("what the import cannot know of a configuration is told", () => {
  const js = 'x = [\n  "gatsby-remark-prismjs",\n  // "remark-a",\n  "gatsby-remark-em-dashes",\n]';
  expect(read({ "gatsby-config.js": js }).notes).toMatchObject([
    { file: "gatsby-config.js", line: 4, rule: expect.stringContaining("gatsby-remark-em-dashes") },
  ]);
  expect(read({ "hugo.toml": "a = " }).notes).toMatchObject([
    { file: "hugo.toml", rule: expect.stringMatching(/^cannot be read: /) },
  ]);
});

test.each<[string, string]>([
  ["gatsby-config.js", 'module.exports = { siteMetadata: { siteUrl: "https://old.example" } }'],
  ["astro.config.mjs", "export default { site: 'https://old.example/' }"],
  ["_config.yml", "# url: https://theme.example\nurl: https://old.example"],
  ["static/CNAME", "old.example\n"],
])("the old site's address is found in %s", (name, text) => {
  const homepage = '{\n"bugs": {\n"url": "https://code.example" } }';
  expect(read({ "package.json": homepage, [name]: text }).oldSite).toBe("https://old.example");
});

test.each<[string, Record<string, string>]>([
  ["Jekyll", { "_config.yml": 'baseurl: "/blog" # not /\nurl: https://old.example' }],
  ["Hexo", { "_config.yml": "url: https://old.example\nroot: /blog/", "source/_posts/a.md": POST }],
  ["Hugo", { "hugo.toml": 'baseURL = "https://old.example/blog/"' }],
  ["Astro", { "astro.config.mjs": 'x = { site: "https://old.example", base: "/blog" }' }],
  ["Gatsby", { "gatsby-config.js": "pathPrefix: `/blog`, siteUrl: `https://old.example`" }],
])("the folder of its host in which a site of %s lies is part of its address", (_, files) => {
  expect(read(files).oldSite).toBe("https://old.example/blog");
});
