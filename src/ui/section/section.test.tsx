import { render, screen } from "@testing-library/react";
import { Section } from "./section";

jest.mock("gatsby", () => ({ graphql: () => null }));

test("a section without an entry says so, instead of an empty list", () => {
  render(
    <Section id="clients" title="Clients" bleed={<ul data-testid="row" />} isEmpty>
      <ul />
    </Section>,
  );
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
  expect(screen.getByRole("region", { name: "Clients" })).toHaveTextContent(
    "There is nothing here yet.",
  );
});
