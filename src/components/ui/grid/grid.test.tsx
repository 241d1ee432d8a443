import { render, screen } from "@testing-library/react";
import { Grid } from "./grid";

test("entries stand side by side as a list", () => {
  render(
    <Grid items={["one", "two"]} itemKey={(item) => item}>
      {(item) => <span>{item}</span>}
    </Grid>,
  );
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual(["one", "two"]);
});

test("without entries it says so", () => {
  render(
    <Grid items={[]} itemKey={String}>
      {() => null}
    </Grid>,
  );
  expect(screen.queryByRole("list")).not.toBeInTheDocument();
  expect(screen.getByText("There is nothing here yet.")).toBeInTheDocument();
});
