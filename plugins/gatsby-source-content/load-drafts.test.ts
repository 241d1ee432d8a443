/** @jest-environment node */
import { loadSiteContent } from "../../src/content-rules/load-site-content";
import { checkContent, contentTrees, type Files, markdownEntry } from "./testing/content-tree";

const tree = contentTrees();

describe("an entry of nothing but its name", () => {
  const begun = (draft: boolean, more = "") => {
    const file = (lines: string) => `---\n${lines}\ndraft: ${draft}\n${more}---\n`;
    return {
      "blog/begun/index.md": file("title: Begun\ndate: 2024-01-15"),
      "works/begun/index.md": file("title: Begun"),
      "positions/begun/index.md": file("name: Begun"),
      "pages/begun/index.md": file("title: Begun"),
    };
  };
  const load = async (files: Files) => loadSiteContent({ root: await tree(files) });

  test("is in the preview as a draft, whatever collection it is of", async () => {
    const { entries, problems } = await load(begun(true));
    expect(problems).toEqual([]);
    expect(
      entries
        .filter(({ slug }) => slug === "begun")
        .map(({ route }) => route)
        .sort(),
    ).toEqual(["/begun", "/blog/begun", "/career-page/begun", "/works/begun"]);
  });

  test("is told below a heading what it lacks before it can be published", async () => {
    const { output } = await checkContent(
      await tree({ "blog/begun/index.md": begun(true)["blog/begun/index.md"] }),
    );
    expect(output.split("\n")).toEqual([
      "",
      "Before publishing:",
      "content/blog/begun/index.md: warning: perex: required, is missing. Fix: add it.",
      "content/blog/begun/index.md: warning: picture: required, is missing. Fix: add it.",
      "content/blog/begun/index.md: warning: pictureAlt: required, is missing. Fix: add it.",
      "content/blog/begun/index.md:6: warning: body: required, the text is missing. Fix: write it below the fields.",
      "",
      "4 warnings in 1 file",
    ]);
  });

  test("is refused for all of that once it is no draft", async () => {
    const { warnings } = await load(begun(true));
    const { problems } = await load(begun(false));
    expect(problems).toEqual(warnings.map(({ isBeforePublishing, ...warning }) => warning));
  });

  test("is refused for a value that is wrong, also as a draft", async () => {
    const { problems } = await load(
      begun(true, "seo: 1\ncolor: red\nsalary: {min: much}\nblocks: [{}]\n"),
    );
    expect(problems.map(({ file, field }) => `${file}: ${field}`)).toEqual(
      expect.arrayContaining([
        "content/pages/begun/index.md: seo",
        "content/works/begun/index.md: color",
        "content/positions/begun/index.md: salary.min",
        "content/pages/begun/index.md: blocks[1].type",
      ]),
    );
  });

  test("may hold empty items of lists and blocks that are just begun", async () => {
    const { entries, problems } = await load({
      "works/begun/index.md":
        '---\ntitle: Begun\ndraft: true\nservices: [""]\ninfoItems: [{}, {label: Role}]\n---\n',
      "positions/begun/index.md": '---\nname: Begun\ndraft: true\nremoteFrom: ["", CZ]\n---\n',
      "pages/begun/index.md":
        "---\ntitle: Begun\ndraft: true\nblocks: [{type: text}, {type: media}, {type: works}]\n---\n",
    });
    expect(problems).toEqual([]);
    const begunOf = (name: string) =>
      entries.find(({ slug, collection }) => slug === "begun" && collection.name === name);
    expect(begunOf("works")?.data).toMatchObject({
      services: [],
      infoItems: [
        { label: "", value: "" },
        { label: "Role", value: "" },
      ],
    });
    expect(begunOf("positions")?.computed).toEqual({ countries: ["Czechia"] });
    expect(begunOf("pages")?.data.blocks).toMatchObject([
      { type: "text" },
      { type: "media", pictureAlt: "" },
      { type: "works", title: "", works: [] },
    ]);
  });

  test("may hold placeholders, which are listed", async () => {
    const { problems, warnings } = await load({
      "blog/begun/index.md": markdownEntry(
        "blog",
        { draft: true, perex: "To be written: teaser" },
        "To be written.\n",
      ),
    });
    expect(problems).toEqual([]);
    expect(warnings).toMatchObject([
      { field: "perex", rule: "still contains placeholder text", isBeforePublishing: true },
      { line: expect.any(Number), isBeforePublishing: true },
    ]);
  });
});
