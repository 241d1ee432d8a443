import * as v from "valibot";
import { BOT_CHECK } from "./bot-check";
import { email, message, name } from "./text";

/** A few words from the home page. */
export const generalSchema = v.object({
  fullName: name(),
  email: email(),
  message: message(),
  ...BOT_CHECK,
});
