/** Longest lead as JSON, in characters, and longest value. */
export const MAX_LEAD_LENGTH = 1000;
export const MAX_LEAD_VALUE_LENGTH = 200;

/** Parameters of addresses that say which campaign brought a visitor, and the click ids of those who sell them. */
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

/** What a message says of the visit that led to it, by field: the first page, who referred to it, and the parameters. */
export type Lead = Readonly<Record<string, string>>;

/** Of the allowed fields those that are texts, as many as there is room for. @param found any value, such as parsed JSON */
export function leadOf(found: unknown): Lead {
  const values = Object(found) as Record<string, unknown>;
  let lead: Lead = {};
  for (const name of ["page", "referrer", ...LEAD_PARAMETERS]) {
    const value = values[name];
    if (typeof value !== "string" || value === "") continue;
    const next = { ...lead, [name]: value.replace(/\s+/g, " ").slice(0, MAX_LEAD_VALUE_LENGTH) };
    if (JSON.stringify(next).length <= MAX_LEAD_LENGTH) lead = next;
  }
  return lead;
}

/**
 * How a visit begins with this document, wherever the visitor is by now; of the referrer no query, which may be anybody's, and
 * none of this site.
 */
export function beginning(): Lead {
  const [opened] = performance.getEntriesByType("navigation");
  const { pathname: page, search } = new URL(opened?.name ?? location.href);
  const referrer = document.referrer.startsWith(location.origin) ? "" : document.referrer.replace(/[?#].*/, "");
  return leadOf({ ...Object.fromEntries(new URLSearchParams(search)), page, referrer });
}

/** Of a lead as it was sent. */
export function readLead(json: unknown): Lead {
  try {
    return leadOf(JSON.parse(String(json)));
  } catch {
    return {};
  }
}
