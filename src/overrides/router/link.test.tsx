import { render, screen } from "@testing-library/react";
import { Link } from "./link";

test("Gatsby's page of unknown addresses in `gatsby develop` links to the pages of the site", () => {
  render(Link && <Link to="/blog">Articles</Link>);
  expect(screen.getByRole("link", { name: "Articles" })).toHaveAttribute("href", "/blog");
});
