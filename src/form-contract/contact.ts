import * as v from "valibot";
import { BOT_CHECK } from "./bot-check";
import { INTERESTS } from "./interests";
import { choices, email, name, optionalLine, optionalMessage, phone } from "./text";

/** The contact form. */
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
