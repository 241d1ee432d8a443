/** @jest-environment node */
import { registerCharacterCount } from "./character-count";
import type { Cms, CmsReact } from "./cms";

type Element = { type: string; props: { className?: string }; children: (Element | string)[] };
type Control = { render: (this: { props: object }) => Element };

const controls = new Map<string, Control>();
registerCharacterCount({
  CMS: {
    getWidget: () => ({ control: "original" }),
    registerWidget: (name: string, control: Control) => controls.set(name, control),
  } as unknown as Cms,
  createClass: (definition: object) => definition,
  h: (type: unknown, props: object, ...children: unknown[]) => ({ type, props, children }),
} as unknown as { CMS: Cms } & CmsReact);

/** What a text field draws: the class and the words of its count, null without one. */
function countOf(value: string, { max, isFocused = true }: { max?: number; isFocused?: boolean }) {
  const props = { value, field: { get: () => max }, hasActiveStyle: isFocused };
  const [, count] = controls.get("string")?.render.call({ props }).children ?? [];
  return count ? [(count as Element).props.className, ...(count as Element).children] : null;
}

test("a field with a limit counts while it is edited", () => {
  expect(countOf("four", { max: 5 })).toEqual(["characters", "4 of at most 5 characters"]);
  expect(countOf("four", { max: 5, isFocused: false })).toBeNull();
});

test("too many characters are counted all the time", () => {
  expect(countOf("sixsix", { max: 5, isFocused: false })).toEqual([
    "characters tooMany",
    "6 of at most 5 characters",
  ]);
});

test("a field without a limit counts nothing", () => {
  expect(countOf("words", {})).toBeNull();
});

test("short and long texts count", () => {
  expect([...controls.keys()]).toEqual(["string", "text"]);
});
