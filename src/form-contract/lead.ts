/** Maximum size of a lead as JSON, in bytes, and of a value, in characters. */
export const MAX_LEAD_BYTES = 1000;
const MAX_LEAD_VALUE_LENGTH = 200;

/** Query parameters that name the campaign of a visit, and click ids of advertising networks. */
export const LEAD_PARAMETERS = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
  "gclid",
  "gbraid",
  "wbraid",
  "msclkid",
  "fbclid",
  "li_fat_id",
] as const;

/** The source of a visit, by field: the first page, its referrer, and `LEAD_PARAMETERS`. */
export type Lead = Readonly<Record<string, string>>;

/**
 * Makes a lead of the allowed fields that are texts, as many as fit into `MAX_LEAD_BYTES`.
 * @param input any value, such as parsed JSON
 */
export function leadOf(input: unknown): Lead {
  const values = Object(input) as Record<string, unknown>;
  let lead: Lead = {};
  for (const name of ["page", "referrer", ...LEAD_PARAMETERS]) {
    const value = values[name];
    if (typeof value !== "string" || value === "") continue;
    const text = value.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").slice(0, MAX_LEAD_VALUE_LENGTH);
    const longerLead = { ...lead, [name]: text };
    if (sizeOf(longerLead) <= MAX_LEAD_BYTES) lead = longerLead;
  }
  return lead;
}

/** The size as JSON, in bytes. */
const sizeOf = (lead: Lead): number => new TextEncoder().encode(JSON.stringify(lead)).length;

/**
 * Reads the lead of a visit that begins with this document; in the browser only. The referrer has
 * no query: it may hold personal data. A document that was opened from this site, such as in
 * another tab, does not know the first page.
 */
export function readFirstLead(): Lead {
  const [navigation] = performance.getEntriesByType("navigation");
  const { pathname: page, search } = new URL(navigation?.name ?? location.href);
  const isFromThisSite = document.referrer.startsWith(`${location.origin}/`);
  const firstPage = isFromThisSite
    ? {}
    : { page, referrer: document.referrer.replace(/[?#].*/, "") };
  return leadOf({ ...Object.fromEntries(new URLSearchParams(search)), ...firstPage });
}

/** Reads a lead that a form has sent; invalid JSON counts as none. */
export function readLead(json: unknown): Lead {
  try {
    return leadOf(JSON.parse(String(json)));
  } catch {
    return {};
  }
}
