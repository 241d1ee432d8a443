import { PRECOMPRESSED_EXTENSIONS } from "../../site-contract/precompressed";

export type ContentCoding = "br" | "gzip" | "identity";

/** Extension of the copy of a file in this coding. */
export const CODING_EXTENSIONS: Readonly<Record<ContentCoding, string>> = { ...PRECOMPRESSED_EXTENSIONS, identity: "" };

const BY_SIZE: readonly ContentCoding[] = ["br", "gzip", "identity"];

/**
 * The codings to try, best first: by the client's weights, the smaller file first where they are equal. `identity`
 * is always among them, at the end if the client refuses it: an answer it may not like is better than none.
 * Source: RFC 9110, 12.5.3.
 */
export function preferredCodings(acceptEncoding: string | undefined): ContentCoding[] {
  const weights = parseWeights(acceptEncoding ?? "");
  const weighed = BY_SIZE.map((coding) => ({ coding, weight: weightOf(coding, weights) }));
  const accepted = weighed.filter(({ coding, weight }) => weight > 0 || coding === "identity");
  return accepted.sort((a, b) => b.weight - a.weight).map(({ coding }) => coding);
}

/** Below every weight the client can state, above zero: unmentioned, `identity` is a last resort but accepted. */
const LAST_RESORT = 0.0001;

function weightOf(coding: ContentCoding, weights: ReadonlyMap<string, number>): number {
  const alias = coding === "gzip" ? weights.get("x-gzip") : undefined;
  const stated = weights.get(coding) ?? alias;
  if (coding === "identity") return stated ?? (weights.get("*") === 0 ? 0 : LAST_RESORT);
  return stated ?? weights.get("*") ?? 0;
}

function parseWeights(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const item of header.toLowerCase().split(",")) {
    const [, coding, weight = "1"] = /^\s*([^\s;]+)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?))?\s*$/.exec(item) ?? [];
    if (coding) weights.set(coding, Number(weight));
  }
  return weights;
}
