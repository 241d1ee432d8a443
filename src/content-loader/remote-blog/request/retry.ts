import { setTimeout as wait } from "node:timers/promises";
import { RequestFault } from "./request-fault";

/** How long one answer is waited for, how often it is asked for again, and after what pauses. */
export type RetryPolicy = {
  /** For the whole of one answer: connection, redirects and body. */
  timeoutMs: number;
  attempts: number;
  /** The pause before the second attempt; it doubles for each further one. */
  firstPauseMs: number;
  /** A server that asks for a longer pause than this is given up. */
  longestPauseMs: number;
};

export const RETRY_POLICY: RetryPolicy = { timeoutMs: 20_000, attempts: 4, firstPauseMs: 500, longestPauseMs: 30_000 };

/**
 * The pause before the next attempt, in milliseconds. Half of it is chance, so that many builds at once do not come back
 * at once.
 * @param failures how many attempts have failed so far, at least 1
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
 * Milliseconds a `Retry-After` header asks for; null where there is none that can be understood.
 * Source: https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
export function retryAfterMs(header: string | null, now = Date.now()): number | null {
  if (header === null) return null;
  if (/^\d+$/.test(header)) return Number(header) * 1000;
  // `Date.parse` finds a year in anything.
  const date = /^[a-z]{3,9}, /i.test(header) ? Date.parse(header) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

/**
 * Repeats what fails for a passing reason.
 * @throws RequestFault the last one
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
