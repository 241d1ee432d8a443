import type { Call, WebhookSettings } from "./call";

/** How much of a receiver's answer the log has, in characters. */
const MAX_LENGTH = 120;

/** A value or a part of an address that is shorter tells nothing. */
const MIN_LENGTH = 3;

/** Shorter parts of the webhook's path are words, such as `hooks`. */
const MIN_KEY_LENGTH = 8;

/** As many characters in common with the message are a copy of it. */
const COPY_LENGTH = 12;

/** Digits that may be a phone number. */
const DIGITS = /\+?\d[\d ()./-]{4,}\d/g;

const HIDDEN = "\u2026";

/**
 * The beginning of a receiver's refusal as one line, such as `no_text`, without the webhook's
 * secrets and what the visitor typed: receivers quote both.
 */
export function answerInLog(answer: string, call: Call, settings: WebhookSettings): string {
  const { message = "", ...fields } = call.values;
  const values = [...Object.values(fields), ...Object.values(call.lead)].flat();
  const lines = values.filter((value) => typeof value === "string");
  const hidden = [
    ...secretsOf(settings),
    ...[String(message), ...lines, ...lines.flatMap((line) => line.split(/[\s,;@]+/))].filter(
      ({ length }) => length >= MIN_LENGTH,
    ),
  ].sort((one, other) => other.length - one.length);
  const text = withLetters(answer).replace(DIGITS, (digits) =>
    hasDigits(lines, digits) ? HIDDEN : digits,
  );
  const shown = hidden
    .reduce(withoutPart, text)
    .replace(/[^\s"'<>]+@[^\s"'<>]+/g, HIDDEN)
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return withoutCopy(shown, String(message)).slice(0, MAX_LENGTH);
}

function secretsOf({ WEBHOOK_URL, WEBHOOK_SECRET }: WebhookSettings): string[] {
  const { pathname, search, searchParams } = new URL(WEBHOOK_URL ?? "http://localhost");
  const keys = [...pathname.split("/"), ...searchParams.values(), WEBHOOK_SECRET ?? ""];
  return [pathname, search, ...keys].filter(({ length }) => length >= MIN_KEY_LENGTH);
}

/** Resolves JSON's escapes of letters, such as `\u00e1`. */
const withLetters = (json: string): string =>
  json.replace(/\\u([\da-f]{4})/gi, (_all, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );

/** A text without another one, also in other capitals. */
const withoutPart = (text: string, part: string): string =>
  text.replace(new RegExp(part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"), "giu"), HIDDEN);

/** Whether one of some values has the digits of a text, however both group them: a phone number. */
const hasDigits = (values: readonly string[], text: string): boolean =>
  values.some((value) => value.replace(/\D/g, "").includes(text.replace(/\D/g, "")));

/** A text up to where it copies another one. */
function withoutCopy(text: string, original: string): string {
  for (let start = 0; start + COPY_LENGTH <= text.length; start += 1)
    if (original.includes(text.slice(start, start + COPY_LENGTH)))
      return text.slice(0, start) + HIDDEN;
  return text;
}
