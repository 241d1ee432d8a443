import { act } from "@testing-library/react";
import { createRoot, type Root } from "react-dom/client";
import { showTitle } from "./show-title";

/** The root in which Gatsby renders the `Head` of the page; React puts its title into the head. */
let head: Root;

/** Draws the `Head` of a page; `component` is another one for a page of another template. */
const drawHead = (title: string, component = "page") =>
  act(async () => head.render(<title key={component}>{title}</title>));

beforeEach(() => {
  head = createRoot(document.createElement("div"));
});
afterEach(() => act(async () => head.unmount()));

test.each([
  ["was drawn before", async () => undefined],
  ["is drawn by another component", () => drawHead("Services", "another page")],
  ["is drawn by the same component", () => drawHead("Services")],
  ["fails, too", () => act(async () => head.render(null))],
])("a title shows when the page's head %s", async (_, draw) => {
  await drawHead("About us");
  const hide = showTitle("Gone away");
  await draw();
  expect(document.title).toBe("Gone away");
  hide();
});

test("a title shows when the page's head is drawn for the first time", async () => {
  const built = document.createElement("title");
  document.head.append(built);
  const hide = showTitle("Gone away");
  await drawHead("About us");
  expect(document.title).toBe("Gone away");
  hide();
  built.remove();
});

test.each([
  ["another page", "Services", "another page"],
  ["another entry", "Services", "page"],
  ["the page that was there before", "About us", "page"],
])("after the error the title is that of %s", async (_, title, component) => {
  await drawHead("About us");
  showTitle("Gone away")();
  await drawHead(title, component);
  expect([...document.querySelectorAll("title")].map(({ text }) => text)).toEqual([title]);
});
