import * as v from "valibot";
import { BOT_CHECK } from "./bot-check";
import { email, message, optionalPhone } from "./text";

/** The start of a project. */
export const callToActionSchema = v.object({
  email: email(),
  phone: optionalPhone(),
  message: message(),
  ...BOT_CHECK,
});
