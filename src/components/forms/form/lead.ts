import { readSession } from "../../../browser/dom/session";
import { acceptedCategories, readCookies } from "../../../browser/stores/accepted-categories";
import { ANALYTICS, LEAD_EVENT, LEAD_KEY, MARKETING } from "../../../constants/measuring";
import type { FormName } from "../../../form-contract/form-ids";
import { beginning } from "../../../form-contract/lead";

/** How the visit began, as JSON: as noted, else as this document was opened. */
export const currentLead = (): string => readSession(LEAD_KEY) ?? JSON.stringify(beginning());

/** The categories with which the tag manager runs. */
const MEASURED = new RegExp(`${ANALYTICS}|${MARKETING}`);

/**
 * Tells the tag manager of a message that has arrived, if the visitor has agreed to be measured. No
 * word of the message.
 */
export function reportLead(form: FormName, position: unknown): void {
  if (!MEASURED.test(String(acceptedCategories(readCookies() ?? "")))) return;
  window.dataLayer?.push({
    event: LEAD_EVENT,
    form,
    page: location.pathname,
    ...(position ? { position } : {}),
  });
}
