import { fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { ErrorBoundary } from "./error-boundary";

const errorPage = ({ message, status }: { message: string; status: number }) => <h1>{`${status} ${message}`}</h1>;

/** Takes a word away when it is pressed. */
function Saving() {
  const [isSaved, setSaved] = useState(false);
  return (
    <button type="button" onClick={() => setSaved(true)}>
      {isSaved ? null : <b>Save</b>}
    </button>
  );
}

function Broken({ error }: { error: unknown }): never {
  throw error;
}

const show = (child: ReactNode, fallback = errorPage) =>
  render(<ErrorBoundary fallback={fallback}>{child}</ErrorBoundary>);

beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test("the error page stands in the place of what cannot", () => {
  show(<Broken error={new Error("Boom")} />);
  expect(screen.getByRole("heading", { name: "500 Boom" })).toBeVisible();
});

test("if the error page fails, too, plain words, a title that says the same, and a link home remain", () => {
  show(<Broken error={new Error("Boom")} />, () => <Broken error={new Error("again")} />);
  expect(screen.getByRole("heading", { name: "An error occurred while showing the error page" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Go back to home" })).toHaveAttribute("href", "/");
  expect(document.title).toBe("An error occurred while showing the error page");
});

test("navigation gives the page another chance", () => {
  const at = (path: string, child: ReactNode) => (
    <ErrorBoundary resetKey={path} fallback={errorPage}>
      {child}
    </ErrorBoundary>
  );
  const { rerender } = render(at("/a", <Broken error={new Error("Boom")} />));
  rerender(at("/b", <p>page</p>));
  expect(screen.getByText("page")).toBeVisible();
});

test("nodes that a translator has moved cost the page one new drawing, not its content", () => {
  show(<Saving />);
  const moved = screen.getByText("Save");
  const font = document.createElement("font");
  moved.replaceWith(font);
  font.append(moved);
  fireEvent.click(screen.getByRole("button"));
  expect(screen.queryByRole("heading")).toBeNull();
  expect(screen.getByRole("button")).toBeVisible();
});

test("if drawing it anew does not help, the error page says so", () => {
  show(<Broken error={new DOMException("not a child of this node", "NotFoundError")} />);
  expect(screen.getByRole("heading", { name: "500 not a child of this node" })).toBeVisible();
});
