import * as v from "valibot";
import { MAX_URL_LENGTH } from "./limits";
import { address, because } from "./text";

// Apart from the other rules: only one form asks for such an address.

const WEB_ADDRESS = /^https?:\/\/[^\s/.]+\.\S/;

/** Matches what people write for "nothing". */
const NOTHING = /^(?:none|no|n\/?a|[^\p{L}\p{N}]*)$/iu;

/**
 * Matches a host and what follows it, after a misspelt scheme, words such as "My profile:", or a
 * quotation mark or bracket.
 */
const HOST_AND_PATH =
  /^(?:(http)[:/]+|(?:.*?[\s/:<("'“‘])??)((?:[\p{L}\p{N}-]+\.)+[\p{L}\p{N}-]{2,}(?![\p{L}\p{N}@-]).*?)[>)"'”’;,.]*$/iu;

/** Adds or corrects the scheme of an address, and removes blanks, brackets and quotation marks. */
function repairUrl(text: string): string {
  const withoutBlanks = text.replace(/\s*([./:])\s*/g, "$1");
  return withoutBlanks.replace(HOST_AND_PATH, (_all, http, hostAndPath) =>
    http ? `http://${hostAndPath}` : `https://${hostAndPath}`,
  );
}

/** A web address, or empty. Words after it stay as they are written. */
export const optionalUrl = () =>
  v.optional(
    v.pipe(
      address(MAX_URL_LENGTH),
      v.transform((text) => (NOTHING.test(text) ? "" : repairUrl(text))),
      v.check(
        (text) => text === "" || (WEB_ADDRESS.test(text) && URL.canParse(text)),
        because("url"),
      ),
    ),
    "",
  );
