import { act, render, screen } from "@testing-library/react";
import { MissingPage } from "./missing-page";

const FILE = "content/blog/begun/index.md";
const PROBLEM = { file: FILE, field: "perex", rule: "required, is missing", fix: "add it" };
const ENTRY = { place: "blog/entries/begun/index", file: FILE };

const answerWith = (problems: unknown) =>
  Object.assign(globalThis, { fetch: async () => ({ json: async () => problems }) });

test("the address of a saved entry with a problem names it and leads to the form", async () => {
  answerWith([PROBLEM, { ...PROBLEM, file: "content/blog/other/index.md", rule: "is another's" }]);
  render(<MissingPage {...ENTRY} />);
  expect(await screen.findByRole("alert")).toHaveTextContent("This page cannot be shown yet");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Teaser: required, is missing. Fix: add it.",
  ]);
  expect(screen.getByRole("link")).toHaveAttribute(
    "href",
    "/admin/#/collections/blog/entries/begun/index",
  );
});

test.each([[[]], [{ error: "The editor works on this machine only" }]])(
  "an address without an entry, or an answer such as %j, shows nothing more",
  async (answer) => {
    answerWith(answer);
    const { container } = render(<MissingPage {...ENTRY} />);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(container).toBeEmptyDOMElement();
  },
);
