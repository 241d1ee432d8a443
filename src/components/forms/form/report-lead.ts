import { ANALYTICS, LEAD_EVENT } from "../../../constants/consent";
import type { FormName } from "../../../form-contract/form-ids";
import { acceptedCategories, readCookies } from "../../layout/consent/accepted-categories";

/** Tells the tag manager of a message that has arrived, if the visitor has agreed to be measured. No word of the message. */
export function reportLead(form: FormName, position: unknown): void {
  if (!acceptedCategories(readCookies() ?? "")?.includes(ANALYTICS)) return;
  window.dataLayer?.push({ event: LEAD_EVENT, form, page: location.pathname, ...(position ? { position } : {}) });
}
