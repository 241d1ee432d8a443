import { callToActionSchema } from "./call-to-action";
import { careerSchema } from "./career";
import { contactSchema } from "./contact";
import { FORM_IDS } from "./form-ids";
import { generalSchema } from "./general";

export type { FormName } from "./form-ids";

/** All forms by name, for the server. Browsers import the schema of a single form. */
export const FORMS = {
  contact: { ...FORM_IDS.contact, schema: contactSchema, takesCv: false },
  career: { ...FORM_IDS.career, schema: careerSchema, takesCv: true },
  general: { ...FORM_IDS.general, schema: generalSchema, takesCv: false },
  callToAction: { ...FORM_IDS.callToAction, schema: callToActionSchema, takesCv: false },
} as const;
