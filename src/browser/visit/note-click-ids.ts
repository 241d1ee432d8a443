import { LEAD_KEY } from "../../constants/measuring";
import { CLICK_IDS, type Lead, leadOf, readLead } from "../../form-contract/lead";
import { readSession, writeSession } from "../dom/session";
import { readClickIds, readFirstLead } from "./first-lead";

const isClickId = ([name]: [string, unknown]): boolean => CLICK_IDS.some((id) => id === name);

/** Splits a lead: what may be noted of every visit, and click ids. */
function splitLead(lead: Lead): [first: Lead, clickIds: Lead] {
  const entries = Object.entries(lead);
  return [
    Object.fromEntries(entries.filter((entry) => !isClickId(entry))),
    Object.fromEntries(entries.filter(isClickId)),
  ];
}

const isSame = (a: Lead, b: Lead): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * Adds the click ids of this document's address to the note of the visit, if the visit began with
 * this document, or removes all of them.
 * @param isAllowed whether the visitor has agreed to marketing
 */
export function noteClickIds(isAllowed: boolean): void {
  const first = readFirstLead();
  const stored = readSession(LEAD_KEY);
  const [lead, noted] = splitLead(stored === null ? first : readLead(stored));
  const clickIds = isAllowed ? { ...noted, ...(isSame(lead, first) && readClickIds()) } : {};
  if (isSame(clickIds, noted)) return;
  writeSession(LEAD_KEY, JSON.stringify(leadOf({ ...lead, ...clickIds })));
}
