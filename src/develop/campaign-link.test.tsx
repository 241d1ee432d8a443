import { fireEvent, render, screen } from "@testing-library/react";
import { CampaignLink } from "./campaign-link";

const PAGE = "https://citrin.example/spring-offer";
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
const copy = () =>
  fireEvent.click(screen.getAllByRole("button", { name: "Copy the link" })[0] as HTMLElement);

beforeEach(() => localStorage.clear());

test("a link has each of the five parameters that mails show, in their order", () => {
  render(<CampaignLink address={PAGE} />);
  type("utm_content", "Blue Button");
  type("utm_term", "gloves");
  type("utm_campaign", "spring");
  type("utm_medium", "email");
  type("utm_source", "newsletter");
  expect(screen.getByRole("status").textContent).toBe(
    `${PAGE}?utm_source=newsletter&utm_medium=email&utm_campaign=spring&utm_term=gloves&utm_content=blue-button`,
  );
});

test("a copied link is there when the panel is opened again, until it is removed", () => {
  const { unmount } = render(<CampaignLink address={PAGE} />);
  type("utm_source", "letter");
  copy();
  unmount();
  render(<CampaignLink address={PAGE} />);
  expect(screen.getByText(`${PAGE}?utm_source=letter`)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Remove" }));
  expect(screen.queryByText(`${PAGE}?utm_source=letter`)).toBeNull();
});

test("the panel of a page has the links of that page alone", () => {
  const { unmount } = render(<CampaignLink address={PAGE} />);
  type("utm_source", "letter");
  copy();
  unmount();
  render(<CampaignLink address={`${PAGE}-2`} />);
  expect(screen.queryByRole("button", { name: "Remove" })).toBeNull();
});

test("an address without a parameter is copied, and not kept", () => {
  render(<CampaignLink address={PAGE} />);
  copy();
  expect(screen.queryByRole("button", { name: "Remove" })).toBeNull();
});

test("a link is copied although the browser blocks storage", async () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  const writeText = jest.fn(async () => undefined);
  Object.assign(navigator, { clipboard: { writeText } });
  render(<CampaignLink address={PAGE} />);
  type("utm_source", "letter");
  copy();
  await screen.findByRole("button", { name: "Copied" });
  expect(writeText).toHaveBeenCalledWith(`${PAGE}?utm_source=letter`);
});
