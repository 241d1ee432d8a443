/** The number of each form in its address, and its action name for the bot check. */
export const FORM_IDS = {
  contact: { id: 1, action: "contact" },
  career: { id: 2, action: "career" },
  general: { id: 3, action: "general" },
  callToAction: { id: 4, action: "call_to_action" },
} as const;

export type FormName = keyof typeof FORM_IDS;
