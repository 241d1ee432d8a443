import { fireEvent, render, screen } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { ErrorBoundary } from "./error-boundary";

const errorPage = ({ message, status }: { message: string; status: number }) => (
  <h1>{`${status} ${message}`}</h1>
);

/** A button that removes its text when it is pressed, and puts it back. */
function Saving() {
  const [isSaved, setSaved] = useState(false);
  return (
    <button type="button" onClick={() => setSaved(!isSaved)}>
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

test("the error page replaces a page that cannot be shown", () => {
  show(<Broken error={new Error("Boom")} />);
  expect(screen.getByRole("heading", { name: "500 Boom" })).toBeVisible();
});

test("if the error page fails, too, a sentence and a link home remain", () => {
  show(<Broken error={new Error("Boom")} />, () => <Broken error={new Error("again")} />);
  expect(
    screen.getByRole("heading", { name: "An error occurred while showing the error page" }),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Go back to home" })).toHaveAttribute("href", "/");
  expect(document.title).toBe("An error occurred while showing the error page");
});

test("after a failed page, navigation shows the next one", () => {
  const at = (path: string, child: ReactNode) => (
    <ErrorBoundary resetKey={path} fallback={errorPage}>
      {child}
    </ErrorBoundary>
  );
  const { rerender } = render(at("/a", <Broken error={new Error("Boom")} />));
  rerender(at("/b", <p>page</p>));
  expect(screen.getByText("page")).toBeVisible();
});

test("a page whose nodes a translator moves is rendered again each time", () => {
  jest.useFakeTimers();
  show(<Saving />);
  for (let time = 0; time < 5; time++) {
    const moved = screen.getByText("Save");
    const font = document.createElement("font");
    moved.replaceWith(font);
    font.append(moved);
    fireEvent.click(screen.getByRole("button"));
    expect(screen.queryByRole("heading")).toBeNull();
    jest.advanceTimersByTime(10_000);
  }
  expect(screen.getByRole("button")).toBeVisible();
  jest.useRealTimers();
});

test("the error page shows a message for visitors if rendering again does not help", () => {
  show(<Broken error={new DOMException("not a child of this node", "NotFoundError")} />);
  expect(screen.getByRole("heading", { name: "500 This page could not be shown" })).toBeVisible();
});
