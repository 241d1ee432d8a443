import * as v from "valibot";
import { BOT_CHECK } from "./bot-check";
import { email, message, name } from "./text";

/** The form on the home page. */
export const generalSchema = v.object({
  fullName: name(),
  email: email(),
  message: message(),
  ...BOT_CHECK,
});
