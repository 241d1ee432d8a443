import { whenAtRest } from "./when-at-rest";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test.each([
  ["the page", () => window],
  ["something in it", () => document.body.appendChild(document.createElement("ul"))],
])("work that waits for rest is done once %s has stopped scrolling", (_, find) => {
  const scrolls = find();
  const call = jest.fn();
  whenAtRest(call);
  for (let step = 0; step < 5; step += 1) {
    jest.advanceTimersByTime(100);
    scrolls.dispatchEvent(new Event("scroll"));
  }
  expect(call).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(call).toHaveBeenCalledTimes(1);
  dispatchEvent(new Event("scroll"));
  jest.advanceTimersByTime(1000);
  expect(call).toHaveBeenCalledTimes(1);
});

test("on a page that does not scroll, work that waits for rest is done after a moment", () => {
  const call = jest.fn();
  whenAtRest(call);
  jest.advanceTimersByTime(200);
  expect(call).toHaveBeenCalledTimes(1);
});
