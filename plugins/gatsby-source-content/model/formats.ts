import { nearest } from "./nearest";
import type { Finding } from "./problem";
import type { StringFormat } from "./types";

/**
 * A format of texts. `pattern`: a regular expression for the form of the CMS, necessary, not always
 * sufficient. `example`: a value that fits.
 */
export type Format = Finding & {
  pattern: string;
  example: string;
  matches: (value: string) => boolean;
  /** The fix for a value, where it can be closer than `fix`. */
  fixFor?: (value: string) => string;
};

/** True for `YYYY-MM-DD` that names a day of the calendar; `2024-02-31` is not one. */
export function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** True for `#rrggbb`. */
export const isColor = (value: string): boolean => /^#[0-9a-f]{6}$/i.test(value);

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: value });
    // Others are abbreviations, such as CET, and offsets, which know no summer time.
    return value === "UTC" || value.includes("/");
  } catch {
    return false;
  }
}

const ZONE_FIX = "name a city of it, as in Europe/Prague, or write UTC";

/** Proposes the time zone whose name, or whose city, is nearest: for "Prague" Europe/Prague. */
function timeZoneFix(value: string): string {
  const zones = Intl.supportedValuesOf("timeZone");
  const cityOf = (zone: string) => zone.replace(/.*\//, "");
  const match = nearest(value, zones) ?? nearest(value, zones.map(cityOf));
  const zone = zones.find((name) => name === match || cityOf(name) === match);
  return zone ? `did you mean "${zone}"? Otherwise ${ZONE_FIX}` : ZONE_FIX;
}

const countryNames = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** The English name of a country; undefined for a code that none has, such as `UK`. */
export function countryName(code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code) || new Intl.Locale(`und-${code}`).region !== code) return undefined;
  return countryNames.of(code);
}

const isOrigin = (value: string): boolean =>
  /^https?:/.test(value) && URL.canParse(value) && new URL(value).origin === value;

const isPath = (value: string): boolean =>
  /^(?:\/(?!\.{1,2}(?:\/|$))(?:[^\s\p{C}\p{Lu}?#*:%\\/]|%20|%[C-F][\dA-F](?:%[89AB][\dA-F])+)+)+$/u.test(
    value,
  ) && !value.endsWith("/index.html");

/** A format whose fix is its example. */
const formatLike = (
  rule: string,
  example: string,
  pattern: string,
  matches: Format["matches"] = (value) => new RegExp(`^(?:${pattern})$`).test(value),
): Format => ({ rule, fix: `write it like ${example}`, example, pattern, matches });

/** A host with a path. */
const HOST =
  "(?!.*\\.\\.)[a-z0-9]+(?:(?:\\.|-+)[a-z0-9]+)*\\.(?:[a-z]{2,}|xn--[a-z0-9-]+)(?:/[\\w.~/-]*)?";

/** The named formats of `string` fields. */
export const FORMATS: Record<StringFormat, Format> = {
  host: {
    ...formatLike(
      "must be a host, with a path where it is one file or folder",
      "cdn.example.com/tag.js",
      HOST,
    ),
    fix: "name each host as in cdn.example.com/tag.js: small letters, no https://, port, ?, *, blank or IP address",
  },
  hosts: {
    ...formatLike(
      "must be a host, or *. and a host for all of its subdomains",
      "*.example.com",
      `(?:\\*\\.(?=[^/]+\\.))?${HOST}`,
    ),
    fix: "name each host as in example.com, or *.example.com for all that end in it: small letters, no https:// or wss://, port, ?, blank or IP address",
  },
  "stored-name": {
    ...formatLike(
      "must be the name of a cookie, or a key of the browser's storage",
      "_ga_*",
      "[\\w.$~@-]{2}[\\w.$~@:|*-]*",
    ),
    fix: "write each name as in _ga_*: without its value and blanks, with * for what differs, which cannot be at the beginning",
  },
  anchor: formatLike(
    "must be small letters, digits and hyphens",
    "our-work",
    "[a-z0-9]+(?:-[a-z0-9]+)*",
  ),
  email: formatLike(
    "must be one email address",
    "name@company.example",
    '[^\\s@,;<>"]+@[^\\s@,;<>".]+(\\.[^\\s@,;<>".]+)+',
  ),
  phone: formatLike(
    "must be a phone number in international form",
    "+420 000 000 000",
    "\\+\\d[\\d ]{5,20}\\d",
  ),
  "time-zone": {
    ...formatLike(
      "must be a time zone of the IANA list",
      "Europe/Prague",
      "(?:UTC|\\S+/\\S+)",
      isTimeZone,
    ),
    fix: ZONE_FIX,
    fixFor: timeZoneFix,
  },
  origin: {
    ...formatLike(
      "must be the address of a site without a path",
      "https://citrin.example",
      "https?://[^/\\s]+",
      isOrigin,
    ),
    fix: "write it like https://citrin.example, without a slash at the end",
  },
  path: {
    ...formatLike(
      "must be a path of this site",
      "/old",
      "(?:/(?:%[0-9A-Fa-f]{2}|[^/\\sA-Z?#*:%\\\\])+)+",
      isPath,
    ),
    fix: "begin with one slash, as in /work, in small letters, a blank as %20, without ?, #, *, :, /index.html or a slash at the end",
  },
  country: {
    ...formatLike(
      "must be a country's code of two capital letters",
      "CZ",
      "[A-Z]{2}",
      (value) => countryName(value) !== undefined,
    ),
    fix: "write it like CZ, and the United Kingdom as GB",
  },
  currency: formatLike(
    "must be a currency's code of three capital letters",
    "EUR",
    "[A-Z]{3}",
    (value) => Intl.supportedValuesOf("currency").includes(value),
  ),
};
