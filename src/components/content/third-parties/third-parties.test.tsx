import { render, screen } from "@testing-library/react";
import { ThirdParties } from "./third-parties";

jest.mock("gatsby", () => ({ graphql: () => undefined }));
jest.mock("../../../browser/hooks/use-consent-copy", () => ({
  useConsentCopy: () => ({ marketing: { title: "Marketing" } }),
}));

const PIXEL = {
  name: "A pixel",
  perex: "To find clients.",
  learns: "IP address",
  category: "marketing",
  cookies: ["_fbp", "_fbc"],
  kept: "90 days",
};

/** The cells of each row, as text. */
const rows = () =>
  screen
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map((cell) => cell.textContent));

test("the privacy policy lists what each third party leaves in the browser, and for how long", () => {
  render(
    <ThirdParties parties={[PIXEL, { ...PIXEL, name: "Another", cookies: [], kept: null }]} />,
  );
  expect(rows()).toEqual([
    ["A pixel", "Marketing", "IP address", "_fbp, _fbc (90 days)", "To find clients."],
    ["Another", "Marketing", "IP address", "Nothing that we know of", "To find clients."],
  ]);
});

test("a site without third parties has no table of them", () => {
  const { container } = render(<ThirdParties parties={[]} />);
  expect(container).toBeEmptyDOMElement();
});
