import { NOTES_VISITS } from "../../constants/measuring";
import { CAMPAIGN_PARAMETERS, CLICK_IDS, type Lead, leadOf } from "../../form-contract/lead";

/** Decodes percent-encoding, if it is one. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Also what was encoded twice, as by a newsletter that counts clicks on an encoded address. */
const decodeTwice = (text: string): string => decode(decode(text));

/** Parts of an address that may be parameters; `;` ends the `&amp;` and `&#38;` of HTML. */
const partsOf = (address: string): string[] => address.split(/[?#&;]/);

/**
 * The parameters of an address, of any place and in the form that newsletters and networks give
 * them: names in capitals, a second `?`, after or within the fragment, `&amp;`, encoded twice or
 * altogether.
 * @param names as they are returned
 */
function parametersOf(address: string, names: readonly string[]): [name: string, value: string][] {
  return partsOf(address)
    .slice(1)
    .flatMap((part) => (part.includes("=") ? part : partsOf(decodeTwice(part))))
    .flatMap((part) => {
      const [key = "", ...values] = part.split("=");
      const searched = decodeTwice(key).replace(/.*;/, "").trim().toLowerCase();
      const name = names.find((candidate) => candidate.toLowerCase() === searched);
      return name ? [[name, values.join("=")]] : [];
    });
}

/** The address by which this document was opened: later ones of its pages are not in it. */
const documentAddress = (): string =>
  performance.getEntriesByType("navigation")[0]?.name ?? location.href;

/** Campaign texts. Of several the first counts: tools append theirs to what somebody wrote. */
const campaignOf = (address: string): Lead =>
  Object.fromEntries(
    parametersOf(address, CAMPAIGN_PARAMETERS)
      .map(([name, value]) => [name, decodeTwice(value.replaceAll("+", " "))] as const)
      // An e-mail address is no campaign: it is the reader's.
      .filter(([, value]) => value !== "" && !/\S@\S/.test(value))
      .reverse(),
  );

/**
 * Reads the lead of a visit that begins with this document, without click ids; empty where a site
 * does not note visits. The referrer has no query: it may hold personal data. A document that was
 * opened from this site, such as in another tab, does not know the first page.
 */
export function readFirstLead(): Lead {
  if (!NOTES_VISITS) return {};
  const address = documentAddress();
  const isFromThisSite = document.referrer.startsWith(`${location.origin}/`);
  const firstPage = isFromThisSite
    ? {}
    : { page: new URL(address).pathname, referrer: document.referrer.replace(/[?#].*/, "") };
  return leadOf({ ...campaignOf(address), ...firstPage });
}

/** Reads the click ids of this document's address. Of several of a network the last counts. */
export const readClickIds = (): Lead =>
  leadOf(
    Object.fromEntries(
      parametersOf(documentAddress(), CLICK_IDS)
        .map(([name, value]) => [name, decodeTwice(value)])
        .filter(([, value]) => value !== ""),
    ),
  );
