/** Largest lead as JSON, in bytes, and longest value, in characters. */
export const MAX_LEAD_BYTES = 1000;
export const MAX_LEAD_VALUE_LENGTH = 200;

/**
 * Parameters of addresses that say which campaign brought a visitor, and the click ids of those who
 * sell them.
 */
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

/**
 * What a message says of the visit that led to it, by field: the first page, who referred to it,
 * and the parameters.
 */
export type Lead = Readonly<Record<string, string>>;

/**
 * Of the allowed fields those that are texts, as many as there is room for.
 * @param found any value, such as parsed JSON
 */
export function leadOf(found: unknown): Lead {
  const values = Object(found) as Record<string, unknown>;
  let lead: Lead = {};
  for (const name of ["page", "referrer", ...LEAD_PARAMETERS]) {
    const value = values[name];
    if (typeof value !== "string" || value === "") continue;
    const next = {
      ...lead,
      [name]: value.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").slice(0, MAX_LEAD_VALUE_LENGTH),
    };
    if (new TextEncoder().encode(JSON.stringify(next)).length <= MAX_LEAD_BYTES) lead = next;
  }
  return lead;
}

/**
 * How a visit begins with this document, wherever the visitor is by now; of the referrer no query,
 * which may be anybody's. A document opened from this site, as in another tab, does not know the
 * first page.
 */
export function beginning(): Lead {
  const [opened] = performance.getEntriesByType("navigation");
  const { pathname: page, search } = new URL(opened?.name ?? location.href);
  const isInner = document.referrer.startsWith(`${location.origin}/`);
  const first = isInner ? {} : { page, referrer: document.referrer.replace(/[?#].*/, "") };
  return leadOf({ ...Object.fromEntries(new URLSearchParams(search)), ...first });
}

/** Of a lead as it was sent. */
export function readLead(json: unknown): Lead {
  try {
    return leadOf(JSON.parse(String(json)));
  } catch {
    return {};
  }
}
