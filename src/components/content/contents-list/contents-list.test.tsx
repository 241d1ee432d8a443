import { render, screen } from "@testing-library/react";
import { ContentsList } from "./contents-list";

// Queries exist at build time only.
jest.mock("gatsby", () => ({ graphql: () => null }));

const headings = (...words: string[]) => words.map((value) => ({ id: value.toLowerCase(), value }));

test("a long text lists its chapters, each a link to its anchor", () => {
  render(<ContentsList headings={headings("One", "Two", "Three")} />);
  expect(screen.getByRole("navigation", { name: "On this page" })).toBeInTheDocument();
  expect(screen.getAllByRole("link", { name: "Two" })[0]).toHaveAttribute("href", "#two");
});

test("a text of two chapters, or of none, has no list", () => {
  const { container, rerender } = render(<ContentsList headings={headings("One", "Two")} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<ContentsList headings={null} />);
  expect(container).toBeEmptyDOMElement();
});
