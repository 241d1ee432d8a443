/** @jest-environment node */
import { RequestFault } from "./request-fault";
import { pauseMs, RETRY_POLICY, retryAfterMs, withRetries } from "./retry";

test("pauses double, half of each is chance, and none is longer than the longest", () => {
  expect([1, 2, 3].map((failures) => pauseMs(failures, RETRY_POLICY, 0))).toEqual([250, 500, 1000]);
  expect([1, 2, 3].map((failures) => pauseMs(failures, RETRY_POLICY, 1))).toEqual([500, 1000, 2000]);
  expect(pauseMs(60, RETRY_POLICY, 1)).toBe(RETRY_POLICY.longestPauseMs);
});

test.each([
  ["3", 3000],
  ["0", 0],
  ["Mon, 16 Nov 2026 00:00:10 GMT", 10_000],
  ["Mon, 16 Nov 2026 00:00:00 GMT", 0],
  ["soon", null],
  ["-5", null],
  [null, null],
])("Retry-After %j asks for %j ms", (header, expected) => {
  expect(retryAfterMs(header, Date.parse("2026-11-16T00:00:00Z"))).toBe(expected);
});

const retryPolicy = { ...RETRY_POLICY, firstPauseMs: 1, attempts: 3 };

test("what passes is tried again, what does not is not", async () => {
  let attempts = 0;
  const failing = (fault: Error) =>
    withRetries(retryPolicy, () => {
      attempts += 1;
      return Promise.reject(fault);
    });
  await expect(failing(new RequestFault("is tired", "wait", { passing: true }))).rejects.toThrow("is tired, 3 times");
  expect(attempts).toBe(3);
  await expect(failing(new RequestFault("is wrong", "fix"))).rejects.toThrow(/^is wrong$/);
  await expect(failing(new TypeError("a problem of ours"))).rejects.toThrow(TypeError);
  expect(attempts).toBe(5);
});
