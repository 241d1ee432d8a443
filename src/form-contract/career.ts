import * as v from "valibot";
import { BOT_CHECK } from "./bot-check";
import {
  agreement,
  email,
  optionalLine,
  optionalMessage,
  optionalUrl,
  phone,
  shortName,
} from "./text";

/** An application. The CV goes with it as a file of its own (`cv.ts`). */
export const careerSchema = v.object({
  // Apart, names are often of two letters.
  fullName: shortName(),
  surname: shortName(),
  email: email(),
  phone: phone(),
  linkedin: optionalUrl(),
  /** Empty for none in particular. */
  position: optionalLine(),
  message: optionalMessage(),
  terms: agreement(),
  privacy: agreement(),
  ...BOT_CHECK,
});
