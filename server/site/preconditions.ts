import type { IncomingHttpHeaders } from "node:http";

/** Validators of a file's state. */
export type Validators = {
  /** A strong entity tag, quotes included. */
  etag: string;
  /** In the HTTP date format, whole seconds. */
  lastModified: string;
};

export type PreconditionResult = "proceed" | "not-modified" | "failed";

/**
 * Evaluates the preconditions of a GET or HEAD request in the order of RFC 9110, 13.2.2: `failed` is status 412,
 * `not-modified` 304. Invalid dates are ignored.
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
