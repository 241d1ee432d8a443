import { render, screen } from "@testing-library/react";
import { Link } from "./link";

test("the preview's page of unknown addresses leads to the pages that there are", () => {
  render(Link && <Link to="/blog">Articles</Link>);
  expect(screen.getByRole("link", { name: "Articles" })).toHaveAttribute("href", "/blog");
});
