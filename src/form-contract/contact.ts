import * as v from "valibot";
import { BOT_CHECK } from "./bot-check";
import { choices, email, name, optionalLine, optionalMessage, phone } from "./text";

/** What a visitor may be interested in. Specification, section 5. */
export const INTERESTS = [
  "Research & Discovery",
  "Website design",
  "Expert Audit",
  "Branding & Identity",
  "Web development",
  "Software development",
  "UX & UI Design",
  "Mobile development",
  "Other",
] as const;

/** Who writes, how to reach them, and what about. */
export const contactSchema = v.object({
  fullName: name(),
  company: optionalLine(),
  email: email(),
  phone: phone(),
  subject: optionalLine(),
  customData: choices(INTERESTS),
  message: optionalMessage(),
  ...BOT_CHECK,
});
