import { LocationProvider } from "@reach/router";
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { Link } from "./link";

// What Gatsby's bundler defines and its loader provides.
Object.assign(globalThis, {
  __BASE_PATH__: "",
  __TRAILING_SLASH__: "never",
  ___loader: { enqueue: () => undefined, hovering: () => undefined },
});

const show = (link: ReactNode) => render(<LocationProvider>{link}</LocationProvider>);

test("a page of this site is linked with its anchor", () => {
  show(
    <Link to="/services" hash="ux-design">
      UX design
    </Link>,
  );
  expect(screen.getByRole("link", { name: "UX design" })).toHaveAttribute("href", "/services#ux-design");
});

test("another site is a plain link that hands nothing over", () => {
  show(<Link to="https://linkedin.example/citrin">LinkedIn</Link>);
  expect(screen.getByRole("link", { name: "LinkedIn" })).toHaveAttribute("rel", "noopener");
});

test("a phone number is a plain link", () => {
  show(<Link to="tel:+420000000010">Call</Link>);
  expect(screen.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+420000000010");
});

test("the section of the site that is shown is marked", () => {
  show(
    <Link to="/works" current>
      Work
    </Link>,
  );
  expect(screen.getByRole("link", { name: "Work" })).toHaveAttribute("aria-current", "true");
});
