import type { Finding } from "./problem";
import type { StringFormat } from "./types";

/**
 * `pattern`: what the CMS tests while one types, a regular expression; necessary, not always sufficient.
 * `example`: a value that fits.
 */
export type Format = Finding & { pattern: string; example: string; matches: (value: string) => boolean };

const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const COLOR = /^#[0-9a-f]{6}$/i;

/** True for `YYYY-MM-DD` that names a day of the calendar; `2024-02-31` is not one. */
export function isCalendarDate(value: string): boolean {
  const match = DATE.exec(value);
  if (!match) return false;
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number];
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** True for `#rrggbb`. */
export function isColor(value: string): boolean {
  return COLOR.test(value);
}

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: value });
    return value.includes("/");
  } catch {
    return false;
  }
}

function isOrigin(value: string): boolean {
  try {
    const url = new URL(value);
    return (url.protocol === "https:" || url.protocol === "http:") && url.origin === value;
  } catch {
    return false;
  }
}

const EMAIL = '[^\\s@,;<>"]+@[^\\s@,;<>".]+(\\.[^\\s@,;<>".]+)+';
const PHONE = "\\+\\d[\\d ]{5,20}\\d";
const COUNTRY = "[A-Z]{2}";

const matches =
  (pattern: string) =>
  (value: string): boolean =>
    new RegExp(`^(?:${pattern})$`).test(value);

/** The named formats of `string` fields. */
export const FORMATS: Record<StringFormat, Format> = {
  email: {
    rule: "must be one email address",
    fix: "write it like name@company.example",
    example: "name@company.example",
    pattern: EMAIL,
    matches: matches(EMAIL),
  },
  phone: {
    rule: "must be a phone number in international form",
    fix: "write it like +420 000 000 000",
    example: "+420 000 000 000",
    pattern: PHONE,
    matches: matches(PHONE),
  },
  "time-zone": {
    rule: "must be a time zone of the IANA list",
    fix: "write it like Europe/Prague",
    example: "Europe/Prague",
    pattern: "\\S+/\\S+",
    matches: isTimeZone,
  },
  origin: {
    rule: "must be the address of a site without a path",
    fix: "write it like https://citrin.example, without a slash at the end",
    example: "https://citrin.example",
    pattern: "https?://[^/\\s]+",
    matches: isOrigin,
  },
  path: {
    rule: "must be a path of this site",
    fix: "begin with one slash, as in /work, in small letters, without spaces, ?, #, *, :, %, .html or a slash at the end",
    example: "/old",
    pattern: "(?:/[^/\\sA-Z?#*:%\\\\]+)+",
    matches: (value) =>
      /^(?:\/(?!\.{1,2}(?:\/|$))[^\s\p{C}\p{Lu}?#*:%\\/]+)+$/u.test(value) && !value.endsWith(".html"),
  },
  country: {
    rule: "must be a country code of two capital letters",
    fix: "write it like CZ",
    example: "CZ",
    pattern: COUNTRY,
    matches: matches(COUNTRY),
  },
};
