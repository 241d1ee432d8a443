import { LocationProvider } from "@reach/router";
import { fireEvent, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { Link } from "./link";

/** The addresses to which the router was sent. */
const followed: string[] = [];

// Gatsby's bundler and loader define these.
Object.assign(globalThis, {
  __BASE_PATH__: "",
  __TRAILING_SLASH__: "never",
  ___loader: { hovering: () => undefined },
  ___navigate: (to: string) => void followed.push(to),
});

const show = (link: ReactNode) => render(<LocationProvider>{link}</LocationProvider>);

test.each([
  [
    "a page of this site, with its anchor",
    { to: "/services", hash: "ux-design" },
    { href: "/services#ux-design" },
  ],
  [
    "another site, which gets no access to the window",
    { to: "https://linkedin.example/citrin" },
    { rel: "noopener" },
  ],
  ["a phone number", { to: "tel:+420000000010" }, { href: "tel:+420000000010" }],
])("a link leads to %s", (_where, props, expected) => {
  show(<Link {...props}>There</Link>);
  for (const [name, value] of Object.entries(expected))
    expect(screen.getByRole("link", { name: "There" })).toHaveAttribute(name, value);
});

test.each([
  ["a plain click", {}, 1],
  ["Ctrl", { ctrlKey: true }, 0],
  ["the Command key", { metaKey: true }, 0],
  ["Shift", { shiftKey: true }, 0],
  ["Alt", { altKey: true }, 0],
  ["the middle button", { button: 1 }, 0],
])("does the site follow a link itself on %s?", (_, click, times) => {
  followed.length = 0;
  const onClick = jest.fn();
  show(
    <Link to="/works" onClick={onClick}>
      Work
    </Link>,
  );
  // The browser of this test cannot navigate.
  addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole("link", { name: "Work" }), click);
  expect(onClick).toHaveBeenCalledTimes(times);
  expect(followed).toHaveLength(times);
});

test("a handler of a link can keep it from being followed", () => {
  followed.length = 0;
  show(
    <Link to="/works" onClick={(event) => event.preventDefault()}>
      Work
    </Link>,
  );
  fireEvent.click(screen.getByRole("link", { name: "Work" }));
  expect(followed).toEqual([]);
});
