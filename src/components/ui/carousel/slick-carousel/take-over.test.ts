import { fetchPictures, keepFocus } from "./take-over";

function slides(html: string): Element[] {
  const list = document.body.appendChild(document.createElement("ul"));
  list.innerHTML = html;
  return [...list.children];
}

const LINKS = '<li><a href="/a">A</a></li><li><a href="/b">B</a> <button>More</button></li>';

test("the same thing of the same slide has the focus afterwards", () => {
  const [old, replaced] = [slides(LINKS), slides(LINKS)];
  old[1]?.querySelector("button")?.focus();
  const refocus = keepFocus(old);
  expect(refocus(replaced)).toBe(true);
  expect(document.activeElement).toBe(replaced[1]?.querySelector("button"));
});

test("a focus elsewhere stays there", () => {
  const [old, replaced] = [slides(LINKS), slides(LINKS)];
  const [elsewhere] = slides("<li><button>Elsewhere</button></li>");
  elsewhere?.querySelector("button")?.focus();
  expect(keepFocus(old)(replaced)).toBe(true);
  expect(document.activeElement?.textContent).toBe("Elsewhere");
});

test("what cannot have the focus is told", () => {
  const [old, replaced] = [slides(LINKS), slides('<li></li><li><a href="/b">B</a><button disabled>More</button></li>')];
  old[1]?.querySelector("button")?.focus();
  expect(keepFocus(old)(replaced)).toBe(false);
});

test("pictures of slides are fetched immediately", () => {
  const pictures = fetchPictures(slides('<li><img loading="lazy" alt=""></li><li><p>No picture</p></li>'));
  expect(pictures.map(({ loading }) => loading)).toEqual(["eager"]);
});
