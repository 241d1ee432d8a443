import { act, render, screen } from "@testing-library/react";
import { whenNear } from "../../browser/dom/when-near";
import { LocalTime, zoneName, zoneTime } from "./local-time";

jest.mock("../../browser/dom/when-at-rest", () => ({ whenAtRest: (call: () => void) => call() }));
jest.mock("../../browser/dom/when-near");

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

test("one moment is another time of day in each city, in summer and in winter", () => {
  const winter = new Date("2026-01-15T12:05:30Z");
  const summer = new Date("2026-07-15T12:05:30Z");
  expect(["Europe/Prague", "America/New_York"].map((zone) => zoneTime(winter, zone))).toEqual([
    "13:05",
    "07:05",
  ]);
  expect(["Europe/Prague", "America/New_York"].map((zone) => zoneTime(summer, zone))).toEqual([
    "14:05",
    "08:05",
  ]);
});

test("midnight is the hour 00", () => {
  expect(zoneTime(new Date("2026-01-15T23:00:00Z"), "Europe/Oslo")).toBe("00:00");
});

test("a time zone has a name that does not change with the season", () => {
  for (const now of [new Date("2026-01-15"), new Date("2026-07-15")]) {
    expect(zoneName(now, "Europe/Prague")).toBe("Central European Time");
    expect(zoneName(now, "America/New_York")).toBe("Eastern Time");
  }
});
