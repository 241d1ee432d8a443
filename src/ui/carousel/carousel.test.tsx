import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { STRINGS } from "../../constants/strings";
import { Carousel } from "./carousel";

const row = (items: string[]) => (
  <Carousel label="Row" items={items} itemKey={(item) => item}>
    {(item, index) => <a href={`/${item}`}>{`${index + 1}: ${item}`}</a>}
  </Carousel>
);

test("it is built as a list in a group that the keyboard can scroll, without buttons and inline styles", () => {
  const html = renderToString(row(["a", "b"]));
  document.body.innerHTML = html;
  expect(screen.getByRole("group", { name: "Row" })).toHaveAttribute("tabindex", "0");
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["1: a", "2: b"]);
  expect(screen.queryByRole("button")).toBeNull();
  expect(html).not.toContain("style=");
});

test("without an entry it says so", () => {
  render(row([]));
  expect(screen.getByText(STRINGS.nothingHere)).toBeVisible();
});
