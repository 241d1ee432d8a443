import type { RouteUpdateArgs } from "gatsby";
import { focusContent } from "./focus-content";

const go = (hash: string, prevLocation: object | null = {}) =>
  focusContent({ location: { hash }, prevLocation } as RouteUpdateArgs);

beforeEach(() => {
  document.body.innerHTML =
    '<main id="content" tabindex="-1"><section id="über-uns"></section><a id="to" href="/">x</a></main>';
});

test("focus goes to the content of the new page", () => {
  go("");
  expect(document.activeElement?.id).toBe("content");
});

test("focus goes to the anchor that the address names", () => {
  go("#%C3%BCber-uns");
  expect(document.activeElement?.id).toBe("über-uns");
});

test("an anchor that can have the focus by itself stays a stop of the keyboard", () => {
  go("#to");
  expect(document.activeElement?.id).toBe("to");
  expect(document.getElementById("to")?.hasAttribute("tabindex")).toBe(false);
});

test.each(["#nowhere", "#%E0%A4%A"])("an address with the unknown anchor %s leads to the content", (hash) => {
  go(hash);
  expect(document.activeElement?.id).toBe("content");
});

test("what is folded away unfolds when the address names it", () => {
  document.body.innerHTML =
    '<details><summary>a</summary><details><summary>b</summary><p id="deep">c</p></details></details>';
  go("#deep");
  expect([...document.querySelectorAll("details")].every(({ open }) => open)).toBe(true);
  expect(document.activeElement?.id).toBe("deep");
});

test("the first page of a visit leaves the focus to the browser", () => {
  go("", null);
  expect(document.activeElement).toBe(document.body);
});
