/** @jest-environment node */
import type { ReactNode } from "react";
import type { Cms } from "./cms";
import { needsMarkdown, registerTextMode } from "./text-mode";

const BEYOND: readonly [string, string][] = [
  ["stars between spaces", "2 * 3 * 4"],
  ["gaps to fill in", "Paid the ___ invoice, left it on the ___."],
  ["lines in a name", "the field a_b_ of it"],
  ["boxes", "- [x] done\n- [ ] open\n"],
  ["boxes in a quote", "> 1. [ ] open"],
  ["aligned columns", "| a | b |\n|:---|---:|\n| 1 | 2 |"],
  ["aligned columns without edges", "a|b\n-|-:\n1|2"],
  ["a bar in a cell", "| a |\n| --- |\n| a \\| b |"],
  ["an inline note", "Words.^[Inline note.]"],
  ["a note whose text is not in a block of its own", "Words.[^1]\n\n[^1]: Note\n[^2]: Note"],
  ["a note of several paragraphs", "Words.[^1]\n\n[^1]: Note\n\n    and more"],
  ["a note without a text", "Words.[^1]"],
  ["a number that begins no list", "1986\\. A good year"],
  ["a tag that is none", "a \\<b> c"],
  ["a line that begins no list", "words\n\\* words"],
  ["one tilde", "a ~b~ c"],
  ["a line across at the beginning", "---\n\nWords"],
  ["what follows code", "`code` and 2 * 3 * 4"],
];

const WITHIN: readonly [string, string][] = [
  ["plain words", 'Words, (words): "words"; 50 % - 3 < 5 & C:\\dir.\n\nsnake_case_name\n'],
  ["emphasis, links and pictures", '*a* **b** ~~c~~ [d](/d "e") ![f](./f.jpg "g \\"h\\"")'],
  ["lists, quotes and headings", "## A\n\n* a\n  * b\n\n1. c\n\n> - d\n\n---\n\nWords"],
  ["a note that has a block of its own", "Words.[^1] Words.[^b]\n\n[^b]: Note\n\n[^1]: Note\n"],
  ["a table", "| a | b |\n| --- | --- |\n| 1 | 2 |\n"],
  ["what the rich text itself escapes", "\\[x] \\*a\\* \\_b\\_ \\~5 and \\~6\\\nwords"],
  ["code that looks like it", "```\n2 * 3 * 4\n- [x] a ~b~\n```\n\n`^[a]` and `` a \\| `b` ``\n"],
];

test.each(BEYOND)(
  "a text with %s is offered as Markdown only, since the rich text would damage it",
  (_what, text) => {
    expect(needsMarkdown(text)).toBe(true);
  },
);

test.each(WITHIN)("a text with %s may be edited as rich text", (_what, text) => {
  expect(needsMarkdown(text)).toBe(false);
});

test("the widget has the modes of its text, and everything else of the original", () => {
  const widgets: Record<string, unknown> = {
    markdown: { control: "original", preview: "preview" },
  };
  type Definition = { render: (this: { props: object }) => ReactNode };
  const h = (type: unknown, props: object | null) => ({ type, props }) as unknown as ReactNode;
  const createClass = (definition: object) => definition;
  const CMS = {
    getWidget: (name: string) => widgets[name],
    registerWidget: (...registered: unknown[]) => Object.assign(widgets, { registered }),
  } as unknown as Cms;
  registerTextMode({ CMS, h, createClass });
  const [name, control, preview] = widgets.registered as [string, Definition, string];
  expect([name, preview]).toEqual(["markdown", "preview"]);

  const changed: unknown[] = [];
  const onChange = (text: unknown) => changed.push(text);
  const typed = "A.\\[^1] `\\[^1]`\n\n```\n\\[^1]\n```\n\n[^1]: Note";
  type Shown = { props: { onChange: (text: string) => void } };
  const shown = control.render.call({ props: { field: { get: () => [] }, value: "A", onChange } });
  (shown as unknown as Shown).props.onChange(typed);
  // Marks of notes are written as marks, and code is left alone.
  expect(changed).toEqual([typed.replace("A.\\[", "A.[")]);

  const field = {
    get: () => ["rich_text", "raw"],
    set: (key: string, modes: unknown) => ({ [key]: modes }),
  };
  const drawn = (value?: string) => control.render.call({ props: { field, value, t: "t" } });
  const kept = { t: "t", ref: expect.any(Function) };
  expect(drawn("2 * 3 * 4")).toMatchObject({
    type: "original",
    props: { ...kept, field: { modes: ["raw"] } },
  });
  expect(drawn("Words")).toMatchObject({ type: "original", props: { ...kept, field } });
  expect(drawn()).toMatchObject({ type: "original", props: { ...kept, field } });
});
