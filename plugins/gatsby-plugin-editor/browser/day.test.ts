/** @jest-environment node */
import type { Cms, CmsReact } from "./cms";
import { registerDay } from "./day";

const TODAY = "2026-03-09";

type Element = { type: string; props: Record<string, unknown>; children: (Element | string)[] };
type Control = { componentDidMount: () => void; render: () => Element };

/** A date in a form of the CMS, whose React is not here. @returns what it draws and changes */
function openDate(value: string, name = "date") {
  const changes: unknown[] = [];
  let control: Control | undefined;
  const cms = {
    CMS: {
      getWidget: () => undefined,
      registerWidget: (_name: string, registered: Control) => {
        control = registered;
      },
    },
    createClass: (definition: Control) => definition,
    h: (type: string, props: object, ...children: unknown[]) => ({ type, props, children }),
  } as unknown as { CMS: Cms } & CmsReact;
  registerDay(cms, () => TODAY);
  const field = { get: () => name };
  const props = { value, onChange: (next: unknown) => changes.push(next), field };
  control?.componentDidMount.call({ props } as never);
  const [input, note] = control?.render.call({ props } as never).children ?? [];
  return { changes, input: input as Element, note: note as Element | null };
}

test("a new entry is proposed for the agency's today, wherever the editor is", () => {
  expect(openDate("{{now}}").changes).toEqual([TODAY]);
});

test("a date that is there stays, and shows", () => {
  const { changes, input, note } = openDate("2026-03-08");
  expect(changes).toEqual([]);
  expect(input.props).toMatchObject({ type: "date", value: "2026-03-08" });
  expect(note).toBeNull();
});

test("a day to come says when the entry will appear", () => {
  expect(openDate("2026-03-10").note?.children).toEqual([
    "Today is 2026-03-09 for the site: it appears with the first build on that day.",
  ]);
  expect(openDate("2026-03-10", "publishFrom").note).not.toBeNull();
  expect(openDate("2026-03-10", "updated").note).toBeNull();
});

test("a last day that has passed says that the page is not there any more", () => {
  expect(openDate("2026-03-08", "publishUntil").note?.children).toEqual([
    "Today is 2026-03-09 for the site: it is not there any more, with the first build after that day.",
  ]);
  expect(openDate("2026-03-09", "publishUntil").note).toBeNull();
  expect(openDate("", "validThrough").note).toBeNull();
});
