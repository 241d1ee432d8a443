import type { RouteUpdateArgs } from "gatsby";
import { focusContent } from "./focus-content";

const go = (hash: string, prevLocation: object | null = {}) =>
  focusContent({ location: { hash }, prevLocation } as RouteUpdateArgs);

beforeEach(() => {
  document.body.innerHTML =
    '<main id="content" tabindex="-1"><section id="über-uns"></section><a id="to" href="/">x</a></main>';
});

test.each([
  ["", "content"],
  ["#%C3%BCber-uns", "über-uns"],
  ["#nowhere", "content"],
  ["#%E0%A4%A", "content"],
])("with the anchor '%s' the focus goes to #%s of the new page", (hash, id) => {
  go(hash);
  expect(document.activeElement?.id).toBe(id);
});

test("an anchor that is focusable by itself remains in the tab order", () => {
  go("#to");
  expect(document.activeElement?.id).toBe("to");
  expect(document.getElementById("to")?.hasAttribute("tabindex")).toBe(false);
});

test("closed details open when the address names their content", () => {
  document.body.innerHTML =
    '<details><summary>a</summary><details><summary>b</summary><p id="deep">c</p></details></details>';
  go("#deep");
  expect([...document.querySelectorAll("details")].every(({ open }) => open)).toBe(true);
  expect(document.activeElement?.id).toBe("deep");
});

test("on the first page of a visit the browser manages the focus", () => {
  go("", null);
  expect(document.activeElement).toBe(document.body);
});
