import * as v from "valibot";

/** A verifier that says nothing for so long is unreachable, in ms: the visitor is waiting. */
const PATIENCE_MS = 3_000;

/** From 0, a program, to 1, a person; Google's own starting point: https://developers.google.com/recaptcha/docs/v3 */
const LOWEST_SCORE = 0.5;

/** Errors that are the token's fault; any other is ours or the verifier's. Same source. */
const TOKENS_FAULT = ["missing-input-response", "invalid-input-response", "timeout-or-duplicate"];

const answerSchema = v.object({
  success: v.boolean(),
  score: v.optional(v.number()),
  action: v.optional(v.string()),
  hostname: v.optional(v.string()),
  "error-codes": v.optional(v.array(v.string()), []),
});

type Answer = v.InferOutput<typeof answerSchema>;

export type BotCheck = {
  secret: string;
  verifyUrl: string;
  /** Hosts whose pages may have asked for the token; empty: any, which leaves it to the list in Google's console. */
  hostnames: readonly string[];
};

export type BotVerdict =
  /** A person, as far as can be told. */
  | "person"
  /** The token is proven to be wrong. */
  | "refused"
  /** There is no token, as without a script or behind a blocker, or the verifier did not answer. */
  | "unverified";

/**
 * Has a token of reCAPTCHA v3 verified. Never rejects.
 * @param action name the form gave when it asked for the token
 */
export async function verifyToken(
  { secret, verifyUrl, hostnames }: BotCheck,
  token: string,
  action: string,
): Promise<BotVerdict> {
  if (token === "") return "unverified";
  const answer = await ask(verifyUrl, new URLSearchParams({ secret, response: token }));
  if (answer === null) return "unverified";
  if (!answer.success) return isTokensFault(answer) ? "refused" : "unverified";
  const isFromSite = hostnames.length === 0 || hostnames.includes(answer.hostname ?? "");
  const isRight = (answer.score ?? 0) >= LOWEST_SCORE && answer.action === action && isFromSite;
  return isRight ? "person" : "refused";
}

function isTokensFault(answer: Answer): boolean {
  return answer["error-codes"].some((code) => TOKENS_FAULT.includes(code));
}

async function ask(verifyUrl: string, body: URLSearchParams): Promise<Answer | null> {
  try {
    const response = await fetch(verifyUrl, { method: "POST", body, signal: AbortSignal.timeout(PATIENCE_MS) });
    const parsed = v.safeParse(answerSchema, response.ok ? await response.json() : null);
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
