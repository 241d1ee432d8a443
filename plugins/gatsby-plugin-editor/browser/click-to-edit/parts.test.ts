import { markOf } from "../../field-marks";
import { partsOf, pathShownBy, takeMarks, takeMarksOf } from "./parts";

const TITLE = markOf(["title"]);
const PICTURE = markOf(["cover", "picture"]);
const ALT = markOf(["cover", "pictureAlt"]);

/** Draws a preview and takes its marks. */
function previewOf(html: string): HTMLElement {
  document.body.innerHTML = `<main>${html}</main>`;
  const root = document.querySelector("main") as HTMLElement;
  takeMarks(root, { date: "time", highlight: null });
  return root;
}

const find = (root: Element, selector: string): Element => root.querySelector(selector) as Element;

/** What a click in a preview of two blocks and a header leads to, by the selector of its target. */
const PAGE = `
  <header><h1>Stone <em>set</em> apart${TITLE}</h1><p class="facts">Read in <time>May</time></p></header>
  <section id="one${markOf(["blocks", 0])}"><h2>One${markOf(["blocks", 0, "title"])}</h2><b>Another entry</b></section>
  <ul>
    <li class="first"><b>A${markOf(["facts", 0, "label"])}</b> <i>4${markOf(["facts", 0, "value"])}</i></li>
    <li><b>B${markOf(["facts", 1, "label"])}</b> <i>of another</i></li>
  </ul>
  <footer><small>The agency</small></footer>`;

test.each([
  ["h1", ["title"]],
  ["h1 em", ["title"]],
  ["time", ["date"]],
  ["section", ["blocks", 0]],
  ["section b", ["blocks", 0]],
  ["h2", ["blocks", 0, "title"]],
  [".first i", ["facts", 0, "value"]],
  [".first", ["facts", 0]],
  ["li:not(.first) i", ["facts", 1]],
  ["ul", ["facts"]],
  ["small", []],
])("a click on %s is a click on the field %j", (selector, path) => {
  const root = previewOf(PAGE);
  expect(pathShownBy(find(root, selector), root)).toEqual(path);
});

test("no mark is left in words or names, and files keep their addresses", () => {
  const root = previewOf(
    `<img src="blob:a#${PICTURE}" alt="A stone${ALT}"><p aria-label="Hid${TITLE}">Hid${TITLE}</p>`,
  );
  expect(root.innerHTML).toBe(
    `<img src="blob:a#${PICTURE}" alt="A stone" data-field="cover.picture cover.pictureAlt">` +
      '<p aria-label="Hid" data-field="title">Hid</p>',
  );
});

test("a part follows what is drawn next, and one that shows another text is no part", async () => {
  const root = previewOf(`<p>Hid${TITLE}</p>`);
  const words = find(root, "p").firstChild as Text;
  const observer = new MutationObserver(() => undefined);
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  });
  const draw = (change: () => void): string => {
    change();
    takeMarksOf(observer.takeRecords(), {});
    observer.takeRecords();
    return root.innerHTML;
  };
  expect(draw(() => (words.nodeValue = `Hid!${TITLE}`))).toBe('<p data-field="title">Hid!</p>');
  // Moved, as when items of a list are sorted.
  expect(draw(() => root.append(find(root, "p")))).toBe('<p data-field="title">Hid!</p>');
  expect(draw(() => (words.nodeValue = "The agency"))).toBe("<p>The agency</p>");
  expect(draw(() => root.insertAdjacentHTML("beforeend", `<b>A${TITLE}</b>`))).toBe(
    '<p>The agency</p><b data-field="title">A</b>',
  );
});

test.each([
  ["title", ["title"], ["H1"]],
  ["a field that is not shown has its block", ["blocks", 0, "anchor"], ["SECTION"]],
  ["an item of a list has what holds all its fields", ["facts", 0], ["LI"]],
  ["a field of the whole entry that is not shown", ["draft"], []],
])("in focus: %s", (_, path, tags) => {
  const root = previewOf(PAGE);
  expect(partsOf(path, root).map(({ tagName }) => tagName)).toEqual(tags);
});
