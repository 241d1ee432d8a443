import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { LocalTime } from "./local-time";

beforeEach(() => {
  jest.useFakeTimers({ now: new Date("2026-01-15T12:05:30Z") });
});

afterEach(() => {
  jest.useRealTimers();
});

function look(state: "visible" | "hidden") {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  act(() => document.dispatchEvent(new Event("visibilitychange")));
}

test("without a script it names the time zone", () => {
  expect(renderToString(<LocalTime timeZone="Europe/Prague" />)).toContain("Central European Time");
});

test("in the browser it shows the time there, and each minute anew", () => {
  render(<LocalTime timeZone="Europe/Prague" />);
  expect(screen.getByText("13:05")).toHaveAttribute("datetime", "13:05");
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.getByText("13:06")).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText("13:07")).toBeInTheDocument();
});

test("it rests while nobody looks and is right again immediately", () => {
  const { unmount } = render(<LocalTime timeZone="Europe/Prague" />);
  look("hidden");
  expect(jest.getTimerCount()).toBe(0);
  jest.setSystemTime(new Date("2026-01-15T15:00:00Z"));
  look("visible");
  expect(screen.getByText("16:00")).toBeInTheDocument();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
