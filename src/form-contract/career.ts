import * as v from "valibot";
import { BOT_CHECK } from "./bot-check";
import { agreement, email, optionalLine, optionalMessage, phone, shortName } from "./text";
import { optionalUrl } from "./web-address";

/** The form for applications. The CV comes with it as a file (`cv.ts`). */
export const careerSchema = v.object({
  // First names and surnames may have two letters.
  fullName: shortName(),
  surname: shortName(),
  email: email(),
  phone: phone(),
  linkedin: optionalUrl(),
  /** Empty for an unsolicited application. */
  position: optionalLine(),
  message: optionalMessage(),
  terms: agreement(),
  privacy: agreement(),
  ...BOT_CHECK,
});
