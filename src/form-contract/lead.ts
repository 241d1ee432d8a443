/** Maximum size of a lead as JSON, in bytes. */
export const MAX_LEAD_BYTES = 2000;

/** Query parameters that name the campaign of a visit. */
export const CAMPAIGN_PARAMETERS = [
  "utm_source",
  "utm_medium",
  "utm_campaign",
  "utm_term",
  "utm_content",
] as const;

/** Query parameters in which advertising networks number a click. */
export const CLICK_IDS = [
  "gclid",
  "gbraid",
  "wbraid",
  "dclid",
  "fbclid",
  "msclkid",
  "li_fat_id",
  "ttclid",
  "twclid",
  "epik",
  "rdt_cid",
  "ScCid",
  "qclid",
  "ndclid",
  "yclid",
  "tblci",
  "dicbo",
  "irclickid",
] as const;

/** The source of a visit, by field: the first page, its referrer, and the parameters above. */
export type Lead = Readonly<Record<string, string>>;

/** A text on one line, of 200 characters at most. */
const textOf = (value: string): string =>
  /^.{0,200}/u.exec(value.replace(/[\p{Cc}\p{Cf}\s]+/gu, " "))?.[0] ?? "";

/**
 * A click id, which is of no use unless it is whole; empty for anything else, such as a placeholder
 * that the network has not filled in: `{gclid}`, `__CLICKID__`.
 */
const clickIdOf = (value: string): string =>
  /^(?!__\w+__$)[\w.~+/=:|-]{1,500}$/.test(value) ? value : "";

/** The fields of a lead in their order, each with what reads its value. */
const FIELDS = [
  ...["page", "referrer", ...CAMPAIGN_PARAMETERS].map((name) => [name, textOf] as const),
  ...CLICK_IDS.map((name) => [name, clickIdOf] as const),
];

/**
 * Makes a lead of the allowed fields that are texts, as many as fit into `MAX_LEAD_BYTES`. Long
 * texts are cut, click ids are whole or left out.
 * @param input any value, such as parsed JSON
 */
export function leadOf(input: unknown): Lead {
  const values = Object(input) as Record<string, unknown>;
  let lead: Lead = {};
  for (const [name, read] of FIELDS) {
    const value = values[name];
    const text = typeof value === "string" ? read(value) : "";
    const longerLead = { ...lead, [name]: text };
    if (text !== "" && sizeOf(longerLead) <= MAX_LEAD_BYTES) lead = longerLead;
  }
  return lead;
}

/** The size as JSON, in bytes. */
const sizeOf = (lead: Lead): number => new Blob([JSON.stringify(lead)]).size;

/** Reads a lead as JSON, such as one that a form has sent; anything else counts as none. */
export function readLead(json: unknown): Lead {
  try {
    return leadOf(JSON.parse(String(json)));
  } catch {
    return {};
  }
}
