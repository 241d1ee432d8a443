import { RequestFault, type RetryPolicy, retryAfterMs, withRetries } from "./retry";

/** For conditional requests. */
export type Validators = { etag: string | null; lastModified: string | null };
export type Answer = { bytes: Buffer; type: string; validators: Validators };

export type BlogRequest = {
  url: string;
  /** Media types, for the `Accept` header. */
  accept: string;
  /** Of the copy on the disk. With it the answer may be `unchanged`. */
  known: Validators | null;
  /** Limit, counted after decompression. */
  maxBytes: number;
};

const MAX_REDIRECTS = 3;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const TOO_MANY_REQUESTS = 429;
const MEGABYTE = 1024 * 1024;
const REAL_ADDRESS = "ask for the address the answers really have";
const WHEN_IT_WORKS = "build again when the server works";

function headersOf({ accept, known }: BlogRequest): Record<string, string> {
  return {
    accept,
    "user-agent": "gatsby-source-blog-api",
    ...(known?.etag ? { "if-none-match": known.etag } : {}),
    ...(known?.lastModified ? { "if-modified-since": known.lastModified } : {}),
  };
}

/** Resolves a redirect: only to HTTP or HTTPS, and never from HTTPS to HTTP. */
function redirected(from: string, location: string | null): string {
  if (!location || !URL.canParse(location, from)) throw new RequestFault("redirects to nowhere", REAL_ADDRESS);
  const next = new URL(location, from);
  if (!["http:", "https:"].includes(next.protocol))
    throw new RequestFault(`redirects to "${next.protocol}", which is not the web`, REAL_ADDRESS);
  if (from.startsWith("https:") && next.protocol === "http:")
    throw new RequestFault(`redirects to ${next.href}, without encryption`, REAL_ADDRESS);
  return next.href;
}

async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part?.value) return Buffer.concat(parts);
    size += part.value.byteLength;
    if (size > maxBytes) {
      await reader?.cancel();
      throw new RequestFault(`has more than ${maxBytes / MEGABYTE} MB`, "make it smaller");
    }
    parts.push(part.value);
  }
}

function refuse({ status, headers }: Response): RequestFault {
  const passing = status === TOO_MANY_REQUESTS || status >= 500;
  const fix = passing ? WHEN_IT_WORKS : "correct the address, or let it answer with 200";
  return new RequestFault(`answers with status ${status}`, fix, passing, retryAfterMs(headers.get("retry-after")));
}

async function attempt(request: BlogRequest, signal: AbortSignal): Promise<Answer | "unchanged"> {
  let address = request.url;
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const response = await fetch(address, { headers: headersOf(request), redirect: "manual", signal });
    if (response.status === 304 && request.known) return "unchanged";
    if (response.status === 200) {
      const bytes = await readBody(response, request.maxBytes);
      const validators = { etag: response.headers.get("etag"), lastModified: response.headers.get("last-modified") };
      return { bytes, type: response.headers.get("content-type") ?? "", validators };
    }
    await response.body?.cancel();
    if (!REDIRECTS.has(response.status)) throw refuse(response);
    address = redirected(address, response.headers.get("location"));
  }
  throw new RequestFault(`redirects more than ${MAX_REDIRECTS} times`, REAL_ADDRESS);
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
export function fetchAnswer(request: BlogRequest, retryPolicy: RetryPolicy): Promise<Answer | "unchanged"> {
  return withRetries(retryPolicy, async () => {
    const signal = AbortSignal.timeout(retryPolicy.timeoutMs);
    try {
      return await attempt(request, signal);
    } catch (error) {
      if (error instanceof RequestFault) throw error;
      if (signal.aborted)
        throw new RequestFault(`gives no whole answer within ${retryPolicy.timeoutMs / 1000} s`, WHEN_IT_WORKS, true);
      const fix = "check the address and the network, then build again";
      throw new RequestFault(`cannot be reached (${reasonOf(error)})`, fix, true);
    }
  });
}
