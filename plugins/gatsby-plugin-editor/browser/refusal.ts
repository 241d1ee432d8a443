import { type Line, showMessage } from "./messages";
import { LISTED, TO_CORRECT } from "./phrases";

/** An error that keeps an entry from being saved or deleted. The CMS shows its name and message. */
export class Refused extends Error {
  override readonly name = "Please correct it";
}

/** An error of which the CMS shows the message alone. */
export class NotSaved extends Error {
  override readonly name = "";
}

/**
 * Refuses to save an entry, and lists why.
 * @throws NotSaved
 */
export function refuse(problems: readonly Line[]): never {
  showMessage(TO_CORRECT, problems);
  throw new NotSaved(LISTED);
}
