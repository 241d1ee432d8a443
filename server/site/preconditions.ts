import type { IncomingHttpHeaders } from "node:http";

/** What tells one state of a file from another. */
export type Validators = {
  /** A strong entity tag, quotes included. */
  etag: string;
  /** In the HTTP date format, whole seconds. */
  lastModified: string;
};

export type PreconditionResult = "proceed" | "not-modified" | "failed";

/**
 * Weighs the conditions of a GET or HEAD request in the order that RFC 9110, 13.2.2 sets: `failed` is status 412,
 * `not-modified` 304. A date that cannot be read is no condition.
 */
export function checkPreconditions(headers: IncomingHttpHeaders, validators: Validators): PreconditionResult {
  const ifMatch = headers["if-match"];
  if (ifMatch !== undefined) {
    if (!listsTag(ifMatch, validators.etag, "strong")) return "failed";
  } else if (isAfter(validators.lastModified, headers["if-unmodified-since"]) === true) return "failed";

  const ifNoneMatch = headers["if-none-match"];
  if (ifNoneMatch !== undefined) {
    return listsTag(ifNoneMatch, validators.etag, "weak") ? "not-modified" : "proceed";
  }
  return isAfter(validators.lastModified, headers["if-modified-since"]) === false ? "not-modified" : "proceed";
}

/** Whether an If-Range condition holds, so that a part may be sent: the same strong tag or exactly the same date. */
export function rangeStillFits(ifRange: string | string[] | undefined, validators: Validators): boolean {
  if (ifRange === undefined) return true;
  return ifRange === validators.etag || ifRange === validators.lastModified;
}

function listsTag(header: string, etag: string, comparison: "strong" | "weak"): boolean {
  if (header.trim() === "*") return true;
  const tags = header.match(/(?:W\/)?"[^"]*"/g) ?? [];
  return tags.some((tag) => tag === etag || (comparison === "weak" && tag === `W/${etag}`));
}

function isAfter(lastModified: string, date: string | undefined): boolean | null {
  const time = date === undefined ? Number.NaN : Date.parse(date);
  return Number.isNaN(time) ? null : Date.parse(lastModified) > time;
}
