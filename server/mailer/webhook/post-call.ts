import { createHmac } from "node:crypto";
import { errorCode } from "../../../lib/error-code";
import { answerInLog } from "./answer-in-log";
import { type Call, parseCall, type WebhookSettings } from "./call";
import { inFormat } from "./chats";

/** How long the webhook may take to answer, in ms. */
const TIMEOUT_MS = 10_000;

/** How much of a refusal is read, in bytes. */
const MAX_ANSWER_BYTES = 2_000;

/** Statuses below 500 that a later attempt may not get. */
const TEMPORARY_STATUSES = [408, 425, 429];

/** Why a call failed: `code` and `answer` are for the log. */
export class WebhookError extends Error {
  constructor(
    readonly code: string,
    readonly answer?: string,
    /** Whether it is refused until a person changes a setting or the receiver. */
    readonly isPermanent = false,
    /** How long the receiver asks to wait, in ms. */
    readonly waitMs = 0,
  ) {
    super(`The webhook did not take it: ${[code, answer].filter(Boolean).join(" ")}`);
  }
}

/**
 * The header that proves a body to be ours, and when it was sent, to whoever has the secret.
 * @param seconds since 1970
 */
const signatureOf = (body: string, secret: string, seconds: number): string => {
  const hmac = createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
  return `t=${seconds},v1=${hmac}`;
};

/**
 * Posts a call to the webhook, in its format. Rejects with a `WebhookError` unless the answer is a
 * success, with an `UnreadableMail` for what is not a call.
 * @param json a `Call`
 */
export async function callWebhook(json: string, settings: WebhookSettings): Promise<void> {
  const { WEBHOOK_URL, WEBHOOK_SECRET, WEBHOOK_FORMAT } = settings;
  const call = parseCall(json);
  const body = WEBHOOK_FORMAT === "json" ? json : JSON.stringify(inFormat(WEBHOOK_FORMAT, call));
  const seconds = Math.floor(Date.now() / 1000);
  const signature = WEBHOOK_SECRET !== null && {
    "x-signature": signatureOf(body, WEBHOOK_SECRET, seconds),
  };
  const answer = await fetch(WEBHOOK_URL ?? "", {
    method: "POST",
    headers: { "content-type": "application/json", ...signature },
    body,
    redirect: "manual",
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new WebhookError(networkCode(error));
  });
  if (!answer.ok) throw await refusalOf(answer, call, settings);
  await answer.body?.cancel();
}

async function refusalOf(
  answer: Response,
  call: Call,
  settings: WebhookSettings,
): Promise<WebhookError> {
  const { status, headers } = answer;
  const words = answerInLog(await beginningOf(answer).catch(() => ""), call, settings);
  const isPermanent = status < 500 && !TEMPORARY_STATUSES.includes(status);
  return new WebhookError(`HTTP_${status}`, words || undefined, isPermanent, waitMsOf(headers));
}

async function beginningOf({ body }: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of body ?? []) {
    chunks.push(chunk);
    if (chunks.reduce((sum, { length }) => sum + length, 0) >= MAX_ANSWER_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MAX_ANSWER_BYTES).toString();
}

/** Retry-After, in ms: RFC 9110, 10.2.3. */
function waitMsOf(headers: Headers): number {
  const value = headers.get("retry-after") ?? "0";
  const seconds = Number(value);
  const waitMs = Number.isNaN(seconds) ? Date.parse(value) - Date.now() : seconds * 1000;
  return Math.max(0, waitMs || 0);
}

/** The system's code of a failed `fetch`, which wraps it; else what `fetch` calls it. */
function networkCode(error: unknown): string {
  const { cause, name = "unknown" } = Object(error) as { cause?: unknown; name?: string };
  const { message } = Object(cause) as { message?: string };
  return errorCode(cause) ?? errorCode(error) ?? message ?? name;
}
