import { setTimeout as wait } from "node:timers/promises";
import pRetry from "p-retry";

/** A request without a usable answer: rule and fix for a report. */
export class RequestFault extends Error {
  /** @param retryAfterMs milliseconds after which a retry may succeed; null if none can */
  constructor(
    readonly rule: string,
    readonly fix: string,
    readonly retryAfterMs: number | null = null,
  ) {
    super(rule);
  }
}

/**
 * `timeoutMs` is that of one attempt: connection, redirects and body. The rest are p-retry's
 * options.
 */
export const RETRY_POLICY = {
  timeoutMs: 20_000,
  retries: 3,
  minTimeout: 500,
  maxTimeout: 30_000,
  randomize: true,
};
export type RetryPolicy = typeof RETRY_POLICY;

/** Validators of an answer, for conditional requests. */
export type Validators = { etag: string | null; lastModified: string | null };
export type Answer = Validators & { bytes: Buffer; type: string };

export type BlogRequest = {
  url: string;
  /** Media types, for the `Accept` header. */
  accept: string;
  /** Limit, counted after decompression. */
  maxBytes: number;
  /** Those of the copy on the disk. With them the answer may be `unchanged`. */
  validators?: Validators | null;
};

const MAX_RETRY_AFTER_MS = 30_000;
const TOO_MANY_REQUESTS = 429;
const MEGABYTE = 1024 * 1024;
const WHEN_IT_WORKS = "build again when the server works";

async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes)
      throw new RequestFault(`has more than ${maxBytes / MEGABYTE} MB`, "make it smaller");
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function refuse({ status, headers }: Response): RequestFault {
  const rule = `answers with status ${status}`;
  if (status !== TOO_MANY_REQUESTS && status < 500)
    return new RequestFault(rule, "correct the address, or let it answer with 200");
  const waitMs = (Number(headers.get("retry-after")) || 0) * 1000;
  if (waitMs <= MAX_RETRY_AFTER_MS) return new RequestFault(rule, WHEN_IT_WORKS, waitMs);
  return new RequestFault(`${rule} and asks to wait ${waitMs / 1000} s`, WHEN_IT_WORKS);
}

async function attempt({ url, accept, validators, maxBytes }: BlogRequest, signal: AbortSignal) {
  const headers = {
    accept,
    "user-agent": "gatsby-source-blog-api",
    ...(validators?.etag && { "if-none-match": validators.etag }),
    ...(validators?.lastModified && { "if-modified-since": validators.lastModified }),
  };
  const response = await fetch(url, { headers, signal });
  if (url.startsWith("https:") && !response.url.startsWith("https:"))
    throw new RequestFault(
      `redirects to ${response.url}, without encryption`,
      "write the address it redirects to",
    );
  if (response.status === 304 && validators) return "unchanged";
  if (response.status !== 200) {
    await response.body?.cancel();
    throw refuse(response);
  }
  return {
    bytes: await readBody(response, maxBytes),
    type: response.headers.get("content-type") ?? "",
    etag: response.headers.get("etag"),
    lastModified: response.headers.get("last-modified"),
  };
}

/**
 * The fault of a failed connection, with the most specific reason: `ECONNREFUSED`,
 * `UND_ERR_SOCKET`, a certificate error.
 */
function connectionFault(error: unknown): RequestFault {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
  const reason = cause?.code ?? cause?.message ?? message;
  return new RequestFault(
    `cannot be reached (${reason})`,
    "check the address and the network, then build again",
    0,
  );
}

/**
 * Requests one address; retries temporary failures: no connection, a broken one, a timeout, status
 * 429 or 5xx.
 * @returns the answer, or `unchanged` if the copy on the disk is current
 * @throws RequestFault if there is no usable answer
 */
export function fetchAnswer(
  request: BlogRequest,
  policy = RETRY_POLICY,
): Promise<Answer | "unchanged"> {
  const { timeoutMs, ...retry } = policy;
  const tryOnce = () => {
    const signal = AbortSignal.timeout(timeoutMs);
    return attempt(request, signal).catch((error) => {
      if (error instanceof RequestFault) throw error;
      const rule = `gives no whole answer within ${timeoutMs / 1000} s`;
      throw signal.aborted ? new RequestFault(rule, WHEN_IT_WORKS, 0) : connectionFault(error);
    });
  };
  const shouldRetry = async ({ error }: { error: Error }) => {
    if (!(error instanceof RequestFault) || error.retryAfterMs === null) return false;
    await wait(error.retryAfterMs);
    return true;
  };
  return pRetry(tryOnce, { ...retry, shouldRetry });
}
