import { setTimeout as wait } from "node:timers/promises";

/** Why a request gave no usable answer, as rule and fix of a report. */
export class RequestFault extends Error {
  /**
   * @param passing whether a retry may succeed
   * @param waitMs from `Retry-After`
   */
  constructor(
    readonly rule: string,
    readonly fix: string,
    readonly passing = false,
    readonly waitMs = 0,
  ) {
    super(rule);
  }
}

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

/** Exponential backoff after so many failed attempts. Half of it is jitter, so that parallel builds do not retry together. */
export function pauseMs(failures: number, { firstPauseMs, longestPauseMs }: RetryPolicy): number {
  const full = Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs);
  return Math.round(full * (0.5 + Math.random() / 2));
}

/**
 * The milliseconds a `Retry-After` header asks for, 0 if it is missing or invalid.
 * Source: https://www.rfc-editor.org/rfc/rfc9110#field.retry-after
 */
export function retryAfterMs(header: string | null): number {
  if (/^\d+$/.test(header ?? "")) return Number(header) * 1000;
  // `Date.parse` accepts nearly any text.
  const date = /^[a-z]{3,9}, /i.test(header ?? "") ? Date.parse(header ?? "") : Number.NaN;
  return Number.isNaN(date) ? 0 : Math.max(0, date - Date.now());
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
      const { rule, fix, waitMs } = error;
      if (waitMs > retryPolicy.longestPauseMs)
        throw new RequestFault(`${rule} and asks to wait ${Math.ceil(waitMs / 1000)} s`, fix, true);
      if (failures >= retryPolicy.attempts)
        throw new RequestFault(failures > 1 ? `${rule}, ${failures} times` : rule, fix, true);
      await wait(Math.max(waitMs, pauseMs(failures, retryPolicy)));
    }
  }
}
