import { act, render, screen } from "@testing-library/react";
import { whenNear } from "../../dom/when-near";
import { LocalTime } from "./local-time";

jest.mock("../../dom/when-at-rest", () => ({ whenAtRest: (call: () => void) => call() }));
jest.mock("../../dom/when-near");

/** Whether what is shown is near the viewport. */
let isNear: boolean;
let arrive: (() => void) | undefined;

beforeEach(() => {
  isNear = true;
  jest.mocked(whenNear).mockImplementation((_element, call) => {
    arrive = call;
    if (isNear) call();
    return () => undefined;
  });
  jest.useFakeTimers({ now: new Date("2026-01-15T12:05:30Z") });
});

afterEach(() => {
  jest.useRealTimers();
});

test("it does not compute the time before it comes near", () => {
  isNear = false;
  const { container } = render(<LocalTime timeZone="Europe/Prague" />);
  expect(container.textContent).toBe("");
  expect(jest.getTimerCount()).toBe(0);
  act(() => arrive?.());
  expect(screen.getByText("13:05")).toBeInTheDocument();
});

test("in the browser it shows the time there, and each minute anew", () => {
  render(<LocalTime timeZone="Europe/Prague" />);
  expect(screen.getByText("13:05")).toHaveAttribute("datetime", "13:05");
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.getByText("13:06")).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText("13:07")).toBeInTheDocument();
});
