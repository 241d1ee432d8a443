import { render, screen } from "@testing-library/react";
import { Section } from "./section";

test("assistive technology finds a section by its heading, links find it by its id", () => {
  render(
    <Section id="clients" title="Clients" perex="Who we work for">
      <p>Inside</p>
    </Section>,
  );
  const section = screen.getByRole("region", { name: "Clients" });
  expect(section).toHaveAttribute("id", "clients");
  expect(screen.getByRole("heading", { level: 2, name: "Clients" })).toBeInTheDocument();
  expect(section).toHaveTextContent("Who we work for");
});

test("a section without an entry says so, instead of an empty list", () => {
  render(
    <Section id="clients" title="Clients" bleed={<ul data-testid="row" />} isEmpty>
      <ul />
    </Section>,
  );
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
  expect(screen.getByRole("region", { name: "Clients" })).toHaveTextContent("There is nothing here yet.");
});
