jest.mock("gatsby", () => ({ navigate: jest.fn() }));

import { LocationProvider } from "@reach/router";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { navigate } from "gatsby";
import { FORM_STRINGS } from "../../../constants/form-strings";
import { MESSAGE_SENT_ID } from "../../../constants/message-sent";
import { CallToActionForm, type FormChoices } from "./call-to-action-form";

const NOTHING = {
  name: "hidden",
  company: "hidden",
  phone: "hidden",
  message: "hidden",
} as const;

/** Requests, each accepted at once. */
const sent: string[] = [];

class AcceptingRequest {
  upload = {};
  responseText = '{"statusCode":201,"statusText":"Created"}';
  onload?: () => void;
  onloadend?: () => void;
  open(): void {}
  setRequestHeader(): void {}
  send(body: string): void {
    sent.push(body);
    this.onload?.();
    this.onloadend?.();
  }
}

/** Never sees a form, so that no bot check begins. */
class BlindObserver {
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  sent.length = 0;
  jest.mocked(navigate).mockClear();
  Object.assign(window, {
    XMLHttpRequest: AcceptingRequest,
    IntersectionObserver: BlindObserver,
  });
  Element.prototype.scrollIntoView = () => undefined;
});

const show = (choices?: FormChoices) =>
  render(
    <LocationProvider>
      <CallToActionForm pageTitle="Offer" choices={choices} />
    </LocationProvider>,
  );

const labels = (): (string | null)[] =>
  screen.getAllByRole("textbox").map((field) => (field as HTMLInputElement).name);

async function sendAddress(button: string): Promise<void> {
  fireEvent.input(screen.getByLabelText(FORM_STRINGS.email), {
    target: { value: "ann@visitor.example" },
  });
  const submit = screen.getByRole("button", { name: button });
  await waitFor(() => expect(submit).not.toHaveAttribute("aria-disabled"));
  fireEvent.click(submit);
}

test("a form without choices asks for an address, a phone number and a message", () => {
  show();
  expect(labels()).toEqual(["email", "phone", "message"]);
});

test("a form asks for what its page chooses", () => {
  show({ fields: { ...NOTHING, company: "required" } });
  expect(labels()).toEqual(["company", "email"]);
  expect(screen.getByLabelText(FORM_STRINGS.company)).toBeRequired();
});

test("the page's own thanks stay until the next message, and a mailer without script leads to them", async () => {
  const text = "Thank you, the guide is on its way.";
  const { container } = show({ fields: NOTHING, submit: "Get the guide", thankYouText: text });
  expect(container.querySelector(`#${MESSAGE_SENT_ID}`)).toHaveTextContent(text);
  await sendAddress("Get the guide");
  await waitFor(() => expect(screen.getAllByRole("status")[0]).toHaveTextContent(text));
  // The form is empty again by then.
  await waitFor(() => expect(screen.getByLabelText(FORM_STRINGS.email)).toHaveValue(""), {
    timeout: 10_000,
  });
  expect(screen.getAllByRole("status")[0]).toHaveTextContent(text);
  expect(JSON.parse(sent[0] ?? "")).not.toHaveProperty("message");
  expect(navigate).not.toHaveBeenCalled();
}, 20_000);

test("a form with a thank-you page leads to it", async () => {
  const { unmount } = show({ fields: NOTHING, submit: "Get it", thankYouPage: "/thanks" });
  await sendAddress("Get it");
  await waitFor(() => expect(navigate).toHaveBeenCalledWith("/thanks"), { timeout: 5000 });
  unmount();
});
