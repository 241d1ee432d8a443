import { render, screen } from "@testing-library/react";
import { Hero } from "./hero";

jest.mock("../../ui/button-link/button-link", () => ({
  ButtonLink: ({ to, children }: { to: string; children: string }) => <a href={to}>{children}</a>,
}));

test("the headline is the page's first heading, one word of it marked, and calls to talk", () => {
  render(<Hero title="Cutting-edge digital products" perex="Text" highlight="Cutting-edge" />);
  expect(screen.getByRole("heading", { level: 1, name: "Cutting-edge digital products" })).toBeInTheDocument();
  expect(screen.getByText("Cutting-edge").tagName).toBe("MARK");
  expect(screen.getByRole("link", { name: "Let's talk" })).toHaveAttribute("href", "/contact-form");
});

test("a word to mark that is not in the headline changes nothing", () => {
  render(<Hero title="Plain" perex="Text" highlight="Absent" />);
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(/^Plain$/);
});
