/** Whether a form has a field, and whether visitors must fill it in. */
export const ASKS = ["hidden", "optional", "required"] as const;
export type Ask = (typeof ASKS)[number];

/**
 * The fields that a page chooses for its form. The address is not among them: without it nobody
 * could answer.
 */
export const DEFAULT_FIELDS = {
  name: "hidden",
  company: "hidden",
  phone: "optional",
  message: "required",
} as const satisfies Record<string, Ask>;

export type FormFields = Readonly<Record<keyof typeof DEFAULT_FIELDS, Ask>>;
