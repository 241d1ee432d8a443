import { setTimeout as wait } from "node:timers/promises";
import { RequestFault } from "./request-fault";

/** Timeout, number of attempts and backoff of a request. */
export type RetryPolicy = {
  /** Of one attempt: connection, redirects and body. */
  timeoutMs: number;
  attempts: number;
  /** Before the second attempt; doubles with each further one. */
  firstPauseMs: number;
  /** A `Retry-After` longer than this ends the request. */
  longestPauseMs: number;
};

export const RETRY_POLICY: RetryPolicy = { timeoutMs: 20_000, attempts: 4, firstPauseMs: 500, longestPauseMs: 30_000 };

/**
 * Exponential backoff in milliseconds. Half of it is jitter, so that parallel builds do not retry together.
 * @param failures failed attempts so far, at least 1
 * @param chance from 0 up to 1
 */
export function pauseMs(
  failures: number,
  { firstPauseMs, longestPauseMs }: RetryPolicy,
  chance = Math.random(),
): number {
  const full = Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs);
  return Math.round(full / 2 + (full / 2) * chance);
}

/**
 * Parses a `Retry-After` header into milliseconds; null if it is missing or invalid.
 * Source: https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
export function retryAfterMs(header: string | null, now = Date.now()): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  // `Date.parse` accepts nearly any text.
  const date = /^[a-z]{3,9}, /i.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/**
 * Retries what fails for a temporary reason.
 * @throws the last RequestFault
 */
export async function withRetries<Result>(retryPolicy: RetryPolicy, attempt: () => Promise<Result>): Promise<Result> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (!(error instanceof RequestFault) || !error.passing) throw error;
      if ((error.waitMs ?? 0) > retryPolicy.longestPauseMs)
        throw new RequestFault(
          `${error.rule} and asks to wait ${Math.ceil((error.waitMs ?? 0) / 1000)} s`,
          error.fix,
          error,
        );
      if (failures >= retryPolicy.attempts)
        throw new RequestFault(failures > 1 ? `${error.rule}, ${failures} times` : error.rule, error.fix, error);
      await wait(Math.max(error.waitMs ?? 0, pauseMs(failures, retryPolicy)));
    }
  }
}
