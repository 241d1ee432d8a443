/** @jest-environment node */
import { pauseMs, RETRY_POLICY, RequestFault, retryAfterMs, withRetries } from "./retry";

test("pauses double, half of each is chance, and none is longer than the longest", () => {
  const random = jest.spyOn(Math, "random").mockReturnValue(0);
  expect([1, 2, 3].map((failures) => pauseMs(failures, RETRY_POLICY))).toEqual([250, 500, 1000]);
  random.mockReturnValue(1);
  expect([1, 2, 3, 60].map((failures) => pauseMs(failures, RETRY_POLICY))).toEqual([500, 1000, 2000, 30_000]);
  random.mockRestore();
});

test.each([
  ["3", 3000],
  ["0", 0],
  ["Mon, 16 Nov 2026 00:00:10 GMT", 10_000],
  ["Mon, 16 Nov 2026 00:00:00 GMT", 0],
  ["soon", 0],
  ["-5", 0],
  [null, 0],
])("Retry-After %j asks for %j ms", (header, expected) => {
  const now = jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-16T00:00:00Z"));
  expect(retryAfterMs(header)).toBe(expected);
  now.mockRestore();
});

const retryPolicy = { ...RETRY_POLICY, firstPauseMs: 1, attempts: 3 };

test("what passes is tried again, what does not is not", async () => {
  let attempts = 0;
  const failing = (fault: Error) =>
    withRetries(retryPolicy, () => {
      attempts += 1;
      return Promise.reject(fault);
    });
  await expect(failing(new RequestFault("is tired", "wait", true))).rejects.toThrow("is tired, 3 times");
  expect(attempts).toBe(3);
  await expect(failing(new RequestFault("is wrong", "fix"))).rejects.toThrow(/^is wrong$/);
  await expect(failing(new TypeError("a problem of ours"))).rejects.toThrow(TypeError);
  expect(attempts).toBe(5);
});
