/** @jest-environment node */
import { BLOCKS } from "../../../src/content-model/collections/blocks";
import { placeholders } from "../model/placeholders";
import { checkContent, contentTrees, markdownEntry } from "../testing/content-tree";
import { describeFaults, type Fault } from "../testing/fault-table";

const fill = {
  text: () => "Sample",
  date: () => "2024-01-15",
  picture: ({ slot }: { slot: string }) => `../sample/${slot}.png`,
  reference: () => "sample",
};
const sample = (type: string) => ({
  type,
  ...placeholders(BLOCKS.find((block) => block.type === type)?.fields ?? [], fill),
});

const page = (name: string, blocks: unknown, body = ""): Fault => {
  const folder = name.replaceAll(/[^a-z0-9]+/g, "-");
  return {
    name,
    file: `pages/${folder}/index.md`,
    content: markdownEntry("pages", { blocks }, body),
  };
};

describeFaults("blocks", [
  page("a type that does not exist", [
    { type: "servises", title: "Title" },
    { title: "Title" },
    "services",
  ]),
  page("fields that are missing, unknown or wrong", [
    { type: "works", title: "Title", works: ["nobody"], colour: "red" },
    { type: "action", title: "Title", button: { title: "Go", link: "/nowhere" } },
    { type: "questions", title: "Title", questions: [{ question: "Why?" }] },
  ]),
  page("an opening below another block, and two forms", [
    sample("form"),
    sample("opening"),
    sample("form"),
  ]),
  page("a form that asks for a field it does not have, or leads away from the site", [
    {
      ...sample("form"),
      fields: { name: "yes", fax: "optional" },
      thankYouPage: "https://other.example/thanks",
      thankYouText: "Thank you.",
    },
    { ...sample("form"), thankYouPage: "/nowhere", subject: "A subject ".repeat(10) },
  ]),
  page("words that the title does not have", [{ type: "opening", highlight: "nothing of it" }]),
  page("anchors", [
    { ...sample("numbers"), anchor: "Our Numbers" },
    { ...sample("clients"), anchor: "same" },
    { ...sample("steps"), anchor: "same" },
  ]),
  page("a text without its words", [{ type: "text" }]),
  page("a text below the blocks", [sample("text")], "Words.\n"),
  page("texts with faults, of which each is on its line", [
    { type: "text", text: "Words.\n\n# Heading\n\n[a](/nowhere) ![](./nothing.jpg)\n" },
    { type: "text", text: "To be written." },
  ]),
  page("an anchor that the page or a heading of its texts has", [
    { type: "text", text: "## Numbers\n\nWords.\n" },
    { type: "text", text: "## Clients\n\n## Numbers\n\nWords.\n" },
    sample("numbers"),
    ...["content", "intro", "cc-main", "menu-services", "gatsby-announcer", "project-form"].map(
      (anchor) => ({ ...sample("clients"), anchor }),
    ),
  ]),
  {
    ...page("a short version beside blocks", []),
    content: markdownEntry(
      "pages",
      { blocks: [sample("numbers")], shortVersion: ["In short."] },
      "",
    ),
  },
  page("no list", { type: "numbers" }),
  page("neither a block nor a text", []),
  page("a film that is missing", [{ ...sample("media"), film: "./nothing.mp4" }]),
]);

const tree = contentTrees();

test("a page may have each block alone", async () => {
  const pages = BLOCKS.map(({ type }) => [
    `pages/only-${type}/index.md`,
    markdownEntry("pages", { blocks: [sample(type)] }, ""),
  ]);
  const root = await tree(Object.fromEntries(pages));
  expect(await checkContent(root)).toEqual({ isValid: true, output: "" });
});

test("a page may have several texts, whose headings and notes have ids of their own", async () => {
  const text = "## Prices\n\nWords.[^1]\n\n[^1]: A note.\n";
  const link = "[first](#prices), [second](#prices-1)";
  const blocks = [
    { type: "text", text },
    { type: "text", text: `${text}\n${link}\n` },
  ];
  const files = { "pages/texts/index.md": markdownEntry("pages", { blocks }, "") };
  expect(await checkContent(await tree(files))).toEqual({ isValid: true, output: "" });
});

test("a page may have thirty blocks", async () => {
  const repeatableBlocks = BLOCKS.filter(({ once }) => !once).map(({ type }) => sample(type));
  const thirty = Array.from(
    { length: 30 },
    (_, index) => repeatableBlocks[index % repeatableBlocks.length],
  );
  const files = { "pages/thirty/index.md": markdownEntry("pages", { blocks: thirty }, "") };
  expect(await checkContent(await tree(files))).toEqual({ isValid: true, output: "" });
});
