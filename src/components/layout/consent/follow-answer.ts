import { getUserPreferences } from "vanilla-cookieconsent";
import { acceptedCategories } from "../../../browser/stores/accepted-categories";
import { noteClickIds } from "../../../browser/visit/note-click-ids";
import { MARKETING } from "../../../constants/measuring";
import { clearStores, refusedNames, type ThirdPartyStores } from "./clear-stores";
import { followConsent } from "./consent-mode";

/**
 * Follows the answer of this document, as far as the cookie has it: another tab, or the visitor by
 * hand, may have withdrawn it. Nothing that is not accepted stays in the browser, and tags that run
 * in this document end with it.
 */
export function followAnswer(thirdParties: readonly ThirdPartyStores[]): void {
  const stored = acceptedCategories(document.cookie) ?? [];
  const { acceptedCategories: given } = getUserPreferences();
  const accepted = given.filter((name) => stored.includes(name));
  const clear = () => clearStores(refusedNames(thirdParties, accepted));
  noteClickIds(accepted.includes(MARKETING));
  const isWithdrawn = followConsent(accepted);
  clear();
  if (!isWithdrawn) return;
  // Tags write when the document ends, too. These listeners hear of it after theirs.
  for (const event of ["pagehide", "visibilitychange"]) addEventListener(event, clear);
  location.reload();
}
