import { callToActionSchema } from "./call-to-action";
import { careerSchema } from "./career";
import { contactSchema } from "./contact";
import { generalSchema } from "./general";

/** The forms by name. Browsers import the schema of the one they show; this list is the server's. */
export const FORMS = {
  contact: { id: 1, action: "contact", schema: contactSchema, takesCv: false },
  career: { id: 2, action: "career", schema: careerSchema, takesCv: true },
  general: { id: 3, action: "general", schema: generalSchema, takesCv: false },
  callToAction: { id: 4, action: "call_to_action", schema: callToActionSchema, takesCv: false },
} as const;

export type FormName = keyof typeof FORMS;
