/**
 * The forms of the mailer's contract: number in its address, and name of the bot check's action.
 */
export const FORM_IDS = {
  contact: { id: 1, action: "contact" },
  career: { id: 2, action: "career" },
  general: { id: 3, action: "general" },
  callToAction: { id: 4, action: "call_to_action" },
} as const;

export type FormName = keyof typeof FORM_IDS;
