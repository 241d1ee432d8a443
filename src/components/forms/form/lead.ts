import { readSession } from "../../../browser/dom/session";
import { acceptedCategories, readCookies } from "../../../browser/stores/accepted-categories";
import { ANALYTICS, LEAD_EVENT, LEAD_KEY, MARKETING } from "../../../constants/measuring";
import type { FormName } from "../../../form-contract/form-ids";

/**
 * How the visit began, as JSON, from the session. Never rejects: a message goes without it where the
 * note's script does not load or nothing can be stored.
 */
export async function currentLead(): Promise<string> {
  await import("../../../browser/visit/note-lead").catch(() => {});
  return readSession(LEAD_KEY) ?? "";
}

/** Consent categories that allow the tag manager. */
const MEASURING = new RegExp(`${ANALYTICS}|${MARKETING}`);

/**
 * Tells the tag manager that a message was accepted, if the visitor has agreed to be measured. It
 * passes on nothing of the message but the position.
 */
export function reportLead(form: FormName, position: unknown): void {
  if (!MEASURING.test(String(acceptedCategories(readCookies() ?? "")))) return;
  window.dataLayer?.push({
    event: LEAD_EVENT,
    form,
    page: location.pathname,
    ...(position ? { position } : {}),
  });
}
