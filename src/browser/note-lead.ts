import { LEAD_KEY } from "../constants/visit";
import { readSession, writeSession } from "../dom/session";
import { leadOf } from "../form-contract/lead";

/** Notes how a visit begins, once a tab; of the referrer no query, which may be anybody's. */
export function noteLead(): void {
  if (readSession(LEAD_KEY) !== null) return;
  const query = Object.fromEntries(new URLSearchParams(location.search));
  const found = { ...query, page: location.pathname, referrer: document.referrer.replace(/[?#].*/, "") };
  writeSession(LEAD_KEY, JSON.stringify(leadOf(found)));
}
