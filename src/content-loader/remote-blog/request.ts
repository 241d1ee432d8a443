import { setTimeout as wait } from "node:timers/promises";
import pRetry from "p-retry";

/** Why a request gave no usable answer, as rule and fix of a report. */
export class RequestFault extends Error {
  /**
   * @param isTemporary whether a retry may succeed
   * @param waitMs from `Retry-After`
   */
  constructor(
    readonly rule: string,
    readonly fix: string,
    readonly isTemporary = false,
    readonly waitMs = 0,
  ) {
    super(rule);
  }
}

/** `timeoutMs` is that of one attempt: connection, redirects and body. The rest are p-retry's options. */
export const RETRY_POLICY = { timeoutMs: 20_000, retries: 3, minTimeout: 500, maxTimeout: 30_000, randomize: true };
export type RetryPolicy = typeof RETRY_POLICY;

/** For conditional requests. */
export type Validators = { etag: string | null; lastModified: string | null };
export type Answer = Validators & { bytes: Buffer; type: string };

export type BlogRequest = {
  url: string;
  /** Media types, for the `Accept` header. */
  accept: string;
  /** Limit, counted after decompression. */
  maxBytes: number;
  /** Of the copy on the disk. With them the answer may be `unchanged`. */
  known?: Validators | null;
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
    if (size > maxBytes) throw new RequestFault(`has more than ${maxBytes / MEGABYTE} MB`, "make it smaller");
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function refuse({ status, headers }: Response): RequestFault {
  const rule = `answers with status ${status}`;
  if (status !== TOO_MANY_REQUESTS && status < 500)
    return new RequestFault(rule, "correct the address, or let it answer with 200");
  const waitMs = (Number(headers.get("retry-after")) || 0) * 1000;
  if (waitMs > MAX_RETRY_AFTER_MS)
    return new RequestFault(`${rule} and asks to wait ${waitMs / 1000} s`, WHEN_IT_WORKS);
  return new RequestFault(rule, WHEN_IT_WORKS, true, waitMs);
}

async function attempt(
  { url, accept, known, maxBytes }: BlogRequest,
  signal: AbortSignal,
): Promise<Answer | "unchanged"> {
  const headers = {
    accept,
    "user-agent": "gatsby-source-blog-api",
    ...(known?.etag && { "if-none-match": known.etag }),
    ...(known?.lastModified && { "if-modified-since": known.lastModified }),
  };
  const response = await fetch(url, { headers, signal });
  if (url.startsWith("https:") && !response.url.startsWith("https:"))
    throw new RequestFault(`redirects to ${response.url}, without encryption`, "write the address it redirects to");
  if (response.status === 304 && known) return "unchanged";
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

/** The most specific reason of a failed connection: `ECONNREFUSED`, `UND_ERR_SOCKET`, a certificate error. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: { code?: string; message?: string } };
  return cause?.code ?? cause?.message ?? message;
}

/**
 * Requests one address; retries temporary failures: no connection, a broken one, a timeout, status 429 or 5xx.
 * @returns the answer, or `unchanged` if the known copy is current
 * @throws RequestFault if there is no usable answer
 */
export function fetchAnswer(request: BlogRequest, policy = RETRY_POLICY): Promise<Answer | "unchanged"> {
  const { timeoutMs, ...retry } = policy;
  const tryOnce = async () => {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      return await attempt(request, signal);
    } catch (error) {
      if (error instanceof RequestFault) throw error;
      if (signal.aborted)
        throw new RequestFault(`gives no whole answer within ${timeoutMs / 1000} s`, WHEN_IT_WORKS, true);
      const fix = "check the address and the network, then build again";
      throw new RequestFault(`cannot be reached (${reasonOf(error)})`, fix, true);
    }
  };
  return pRetry(tryOnce, {
    ...retry,
    async shouldRetry({ error }) {
      if (!(error instanceof RequestFault) || !error.isTemporary) return false;
      await wait(error.waitMs);
      return true;
    },
  });
}
