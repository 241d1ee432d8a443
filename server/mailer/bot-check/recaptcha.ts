import * as v from "valibot";

/** Timeout of a request to the verifier, in ms. The visitor is waiting. */
const TIMEOUT_MS = 3_000;

/** Maximum size of the verifier's answer, in bytes. Google's have some 200. */
const MAX_ANSWER_BYTES = 8 * 1024;

/**
 * The score from which a sender counts as a person. Scores go from 0, a bot, to 1, a person; this is
 * Google's default: https://developers.google.com/recaptcha/docs/v3
 */
const MIN_SCORE = 0.5;

/** Error codes for a bad token; all others are our fault or the verifier's. Same source. */
const TOKEN_ERRORS = ["missing-input-response", "invalid-input-response", "timeout-or-duplicate"];

const answerSchema = v.object({
  success: v.boolean(),
  score: v.optional(v.number()),
  action: v.optional(v.string()),
  hostname: v.optional(v.string()),
  "error-codes": v.optional(v.array(v.string()), []),
});

export type BotCheck = {
  secret: string;
  verifyUrl: string;
  /** Hosts whose pages may request tokens; empty for the list in Google's console alone. */
  hostnames: readonly string[];
};

export type BotCheckResult =
  /** Probably a person. */
  | "person"
  /** Probably a bot: the token is valid, its score is low. */
  | "lowScore"
  /** The token is invalid, used already, or of another page or form. */
  | "refused"
  /** There is no token (no JavaScript, or a blocker), or the verifier did not respond. */
  | "unverified";

/**
 * Verifies a reCAPTCHA v3 token. Never rejects.
 * @param action name with which the form requested the token
 */
export async function verifyToken(
  { secret, verifyUrl, hostnames }: BotCheck,
  token: string,
  action: string,
): Promise<BotCheckResult> {
  if (token === "") return "unverified";
  const answer = await ask(verifyUrl, new URLSearchParams({ secret, response: token }));
  if (answer === null) return "unverified";
  const isTokenError = answer["error-codes"].some((code) => TOKEN_ERRORS.includes(code));
  if (!answer.success) return isTokenError ? "refused" : "unverified";
  const isFromSite = hostnames.length === 0 || hostnames.includes(answer.hostname ?? "");
  if (answer.action !== action || !isFromSite) return "refused";
  return (answer.score ?? 0) >= MIN_SCORE ? "person" : "lowScore";
}

/** Rejects with a code when the verifier does not answer, or does not know the secret. */
export async function proveSecret({ secret, verifyUrl }: Omit<BotCheck, "hostnames">) {
  const answer = await ask(verifyUrl, new URLSearchParams({ secret, response: "none" }));
  const codes = answer === null ? ["NO_ANSWER"] : answer["error-codes"];
  const code = codes.find((each) => each === "NO_ANSWER" || each.endsWith("-input-secret"));
  if (code !== undefined) throw Object.assign(new Error("The secret is not proven"), { code });
}

async function ask(
  verifyUrl: string,
  body: URLSearchParams,
): Promise<v.InferOutput<typeof answerSchema> | null> {
  try {
    const response = await fetch(verifyUrl, {
      method: "POST",
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok || response.body === null) {
      await response.body?.cancel();
      return null;
    }
    const parsed = v.safeParse(answerSchema, JSON.parse(await textOf(response.body)));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Reads an answer, after decompression. Rejects, and reads no further, when it is too long. */
async function textOf(body: ReadableStream<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > MAX_ANSWER_BYTES) throw new Error("The answer is too long");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
