/** @jest-environment node */
import type { ReactNode } from "react";
import type { Cms } from "./cms";
import { needsMarkdown, registerTextMode } from "./text-mode";

const MARKDOWN_ONLY: readonly [string, string][] = [
  ["stars between spaces", "2 * 3 * 4"],
  ["gaps to fill in", "Paid the ___ invoice, left it on the ___."],
  ["underscores in a name", "the field a_b_ of it"],
  ["boxes", "- [x] done\n- [ ] open\n"],
  ["boxes in a quote", "> 1. [ ] open"],
  ["a table right below words in an item", "- a\n  | a |\n  | --- |"],
  ["a list right after a table in an item", "- a\n\n  | a |\n  | --- |\n  - b | c"],
  ["a comment that begins an item", "- <!-- a -->\n\n  b"],
  ["a comment in a quote", "> a\n>\n> <!-- b -->"],
  ["tabs that indent", "- a\n\n\t| a | b |\n\t| --- | --- |"],
  ["an item right after the sign of a quote", ">- a\n>\n>  b"],
  ["words left of those of their item", "1. a\n\n  b"],
  ["code in a note of a quote", "> a[^1]\n>\n> [^1]: Note\n>\n>     code"],
  ["a backslash within words", "a \\# b"],
  ["a row that has no bar", "| a |\n| --- |\nb"],
  ["a list right after a table", "| a |\n| --- |\n- b | c"],
  ["an inline note", "Words.^[Inline note.]"],
  ["a note whose text is not in a block of its own", "Words.[^1]\n\n[^1]: Note\n[^2]: Note"],
  ["a note of several paragraphs", "Words.[^1]\n\n[^1]: Note\n\n    and more"],
  ["a note without a text", "Words.[^1]"],
  ["a number that begins no list", "1986\\. A good year"],
  ["a tag that is none", "a \\<b> c"],
  ["a line that begins no list", "words\n\\* words"],
  ["one tilde", "a ~b~ c"],
  ["a line across at the beginning", "---\n\nWords"],
  ["stars after code", "`code` and 2 * 3 * 4"],
];

const RICH_TEXT: readonly [string, string][] = [
  ["plain words", 'Words, (words): "words"; 50 % - 3 < 5 & C:\\dir.\n\nsnake_case_name\n'],
  ["emphasis, links and pictures", '*a* **b** ~~c~~ [d](/d "e") ![f](./f.jpg "g \\"h\\"")'],
  ["lists, quotes and headings", "## A\n\n* a\n  * b\n\n1. c\n\n> - d\n\n---\n\nWords"],
  ["a note that has a block of its own", "Words.[^1] Words.[^b]\n\n[^b]: Note\n\n[^1]: Note\n"],
  ["tables", "| a | b |\n| --- | --- |\n| 1 | 2 |\n\na|b\n-|-:\n2 * 3 * 4|a \\| b\n"],
  ["a table in a quote", "> | a | b |\n> | --- | --- |\n\nWords"],
  ["a table in a list", "Words\n\n- a\n\n  | a |\n  | --- |\n- b\n\n  - c\n\n    a|b\n    -|-"],
  ["a table that begins on the line of a bullet", "- | a | b |\n  | --- | --- |"],
  ["a table after code in a list", "- a\n\n  ```\n  x\n  ```\n\n  | a |\n  | --- |\n- b"],
  ["signs at the beginning of a block", "\\#1 in Prague\n\n- \\-> here\n\n> \\| a"],
  ["a note in a list", "\n- a[^1]\n\n  [^1]: Note\n- b"],
  ["what the rich text itself escapes", "\\[x] \\*a\\* \\_b\\_ \\~5 and \\~6\\\nwords"],
  ["code that looks like it", "```\n2 * 3 * 4\n- [x] a ~b~\n```\n\n`^[a]` and `` a \\| `b` ``\n"],
];

test.each(MARKDOWN_ONLY)(
  "a text with %s, which the rich text would damage, is offered as Markdown only",
  (_what, text) => {
    expect(needsMarkdown(text)).toBe(true);
  },
);

test.each(RICH_TEXT)("a text with %s may be edited as rich text", (_what, text) => {
  expect(needsMarkdown(text)).toBe(false);
});

describe("the widget", () => {
  type Props = { field: unknown; onChange: (text: string) => void };
  type Control = { type: string; props: Props };
  type Definition = { render: (this: { props: object }) => Control };
  const widgets: Record<string, unknown> = {
    markdown: { control: "original", preview: "preview" },
  };
  const CMS = {
    getWidget: (name: string) => widgets[name],
    registerWidget: (...widget: unknown[]) => Object.assign(widgets, { widget }),
  } as unknown as Cms;
  const h = (type: unknown, props: object | null) => ({ type, props }) as unknown as ReactNode;
  registerTextMode({ CMS, h, createClass: (definition: object) => definition });
  const [name, control, preview] = widgets.widget as [string, Definition, string];

  const field = {
    get: () => ["rich_text", "raw"],
    set: (key: string, modes: unknown) => ({ [key]: modes }),
  };
  const draw = (value?: string) => control.render.call({ props: { field, value, t: "t" } });

  test("replaces the one for Markdown, with the original preview", () => {
    expect([name, preview]).toEqual(["markdown", "preview"]);
  });

  test("saves marks of notes as marks, but leaves code alone", () => {
    const texts: string[] = [];
    const onChange = (text: string) => texts.push(text);
    const text = "A.\\[^1] `\\[^1]`\n\n```\n\\[^1]\n```\n\n[^1]: Note";
    control.render
      .call({ props: { field: { get: () => [] }, value: "A", onChange } })
      .props.onChange(text);
    expect(texts).toEqual([text.replace("A.\\[", "A.[")]);
  });

  test.each(["2 * 3 * 4", "Words", undefined])("draws the original for %j", (text) => {
    expect(draw(text)).toMatchObject({
      type: "original",
      props: { t: "t", ref: expect.any(Function) },
    });
  });

  test("has the mode for Markdown alone for a text that needs it", () => {
    expect(draw("2 * 3 * 4").props.field).toEqual({ modes: ["raw"] });
  });

  test.each(["Words", undefined])("has both modes for %j", (text) => {
    expect(draw(text).props.field).toBe(field);
  });
});
