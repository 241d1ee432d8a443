import { act, render, screen } from "@testing-library/react";
import { whenNear } from "../../browser/dom/when-near";
import { LocalTime, zoneName, zoneTime } from "./local-time";

jest.mock("../../browser/dom/when-at-rest", () => ({ whenAtRest: (call: () => void) => call() }));
jest.mock("../../browser/dom/when-near");

/** Whether the element is near the viewport. */
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

test("the time is not computed before the element comes near", () => {
  isNear = false;
  const { container } = render(<LocalTime timeZone="Europe/Prague" />);
  expect(container.textContent).toBe("");
  expect(jest.getTimerCount()).toBe(0);
  act(() => arrive?.());
  expect(screen.getByText("13:05")).toBeInTheDocument();
});

test("the time changes with each minute", () => {
  render(<LocalTime timeZone="Europe/Prague" />);
  expect(screen.getByText("13:05")).toHaveAttribute("datetime", "13:05");
  act(() => jest.advanceTimersByTime(30_000));
  expect(screen.getByText("13:06")).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(60_000));
  expect(screen.getByText("13:07")).toBeInTheDocument();
});

test.each([
  ["in winter", "Europe/Prague", "2026-01-15T12:05:30Z", "13:05"],
  ["in winter", "America/New_York", "2026-01-15T12:05:30Z", "07:05"],
  ["in summer", "Europe/Prague", "2026-07-15T12:05:30Z", "14:05"],
  ["in summer", "America/New_York", "2026-07-15T12:05:30Z", "08:05"],
])("%s it is another time in %s than in Greenwich", (_season, zone, moment, time) => {
  expect(zoneTime(new Date(moment), zone)).toBe(time);
});

test("midnight is the hour 00", () => {
  expect(zoneTime(new Date("2026-01-15T23:00:00Z"), "Europe/Oslo")).toBe("00:00");
});

test("the name of a time zone does not change with the season", () => {
  for (const now of [new Date("2026-01-15"), new Date("2026-07-15")]) {
    expect(zoneName(now, "Europe/Prague")).toBe("Central European Time");
    expect(zoneName(now, "America/New_York")).toBe("Eastern Time");
  }
});
