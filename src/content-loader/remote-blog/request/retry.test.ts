/** @jest-environment node */
import { RequestFault } from "./request-fault";
import { PATIENCE, patiently, pauseMs, retryAfterMs } from "./retry";

test("pauses double, half of each is chance, and none is longer than the longest", () => {
  expect([1, 2, 3].map((failures) => pauseMs(failures, PATIENCE, 0))).toEqual([250, 500, 1000]);
  expect([1, 2, 3].map((failures) => pauseMs(failures, PATIENCE, 1))).toEqual([500, 1000, 2000]);
  expect(pauseMs(60, PATIENCE, 1)).toBe(PATIENCE.longestPauseMs);
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

const patience = { ...PATIENCE, firstPauseMs: 1, attempts: 3 };

test("what passes is tried again, what does not is not", async () => {
  let attempts = 0;
  const failing = (fault: Error) =>
    patiently(patience, () => {
      attempts += 1;
      return Promise.reject(fault);
    });
  await expect(failing(new RequestFault("is tired", "wait", { passing: true }))).rejects.toThrow("is tired, 3 times");
  expect(attempts).toBe(3);
  await expect(failing(new RequestFault("is wrong", "mend"))).rejects.toThrow(/^is wrong$/);
  await expect(failing(new TypeError("a mistake of ours"))).rejects.toThrow(TypeError);
  expect(attempts).toBe(5);
});

test("a server that wants to be left alone for long is left alone", async () => {
  const fault = new RequestFault("is busy", "wait", { passing: true, waitMs: 3_600_000 });
  await expect(patiently(patience, () => Promise.reject(fault))).rejects.toThrow("is busy and asks to wait 3600 s");
});
