import {
  beginProgress,
  failProgress,
  finishProgress,
  useProgress,
  withMinimumDisplay,
  withProgress,
} from "./progress";

const state = () => useProgress.getState();

beforeEach(() => jest.useFakeTimers());

afterEach(() => {
  while (state().pending > 0) finishProgress();
  jest.runAllTimers();
  jest.useRealTimers();
});

test("a task shorter than 200 ms never shows the progress bar", () => {
  beginProgress();
  jest.advanceTimersByTime(199);
  expect(state().isShown).toBe(false);
  finishProgress();
  jest.advanceTimersByTime(1000);
  expect(state()).toEqual({ pending: 0, isShown: false, percent: 0, hasFailed: false });
});

test("the bar shows after 200 ms and moves on every 100 ms, so that it would be full after 5 s", () => {
  beginProgress();
  jest.advanceTimersByTime(200);
  expect(state()).toMatchObject({ isShown: true, percent: 0 });
  jest.advanceTimersByTime(99);
  expect(state().percent).toBe(0);
  jest.advanceTimersByTime(1);
  expect(state().percent).toBe(2);
  jest.advanceTimersByTime(2400);
  expect(state().percent).toBe(50);
});

test("the bar is full only when all tasks have ended, and disappears 500 ms later", () => {
  beginProgress();
  jest.advanceTimersByTime(20_000);
  expect(state().percent).toBe(98);
  finishProgress();
  expect(state()).toMatchObject({ isShown: true, percent: 100 });
  jest.advanceTimersByTime(499);
  expect(state().isShown).toBe(true);
  jest.advanceTimersByTime(1);
  expect(state()).toMatchObject({ isShown: false, percent: 0 });
});

test("the bar stays while one of several tasks is pending", () => {
  beginProgress();
  jest.advanceTimersByTime(300);
  beginProgress();
  finishProgress();
  expect(state()).toMatchObject({ pending: 1, isShown: true });
  expect(state().percent).toBeLessThan(100);
  finishProgress();
  expect(state()).toMatchObject({ pending: 0, percent: 100 });
});

test("a failure shows until the next task begins", () => {
  beginProgress();
  jest.advanceTimersByTime(200);
  failProgress();
  expect(state()).toMatchObject({ hasFailed: true, isShown: true });
  beginProgress();
  expect(state()).toMatchObject({ hasFailed: false, isShown: false });
});

test("a request is a task until it is answered", async () => {
  const answer = withProgress(Promise.resolve("answer"));
  expect(state().pending).toBe(1);
  await expect(answer).resolves.toBe("answer");
  expect(state().pending).toBe(0);
});

test("a request is a task until it fails", async () => {
  const answer = withProgress(Promise.reject(new Error("no line")));
  expect(state().pending).toBe(1);
  await expect(answer).rejects.toThrow("no line");
  expect(state()).toMatchObject({ pending: 0 });
});

test.each([
  ["arrives", () => Promise.resolve("arrived")],
  ["fails", () => Promise.reject("failed")],
])("a loading state shows for 200 ms when the fetch %s sooner", async (_what, fetch) => {
  const settled = jest.fn();
  withMinimumDisplay(fetch()).then(settled, settled);
  await jest.advanceTimersByTimeAsync(199);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledTimes(1);
});

test("a fetch that takes longer is not delayed", async () => {
  const settled = jest.fn();
  const work = new Promise((resolve) => setTimeout(resolve, 300));
  withMinimumDisplay(work).then(settled);
  await jest.advanceTimersByTimeAsync(300);
  expect(settled).toHaveBeenCalledTimes(1);
});

test("an end without a task is ignored", () => {
  finishProgress();
  beginProgress();
  expect(state().pending).toBe(1);
});
