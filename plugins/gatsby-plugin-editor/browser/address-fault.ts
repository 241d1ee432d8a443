/** An address: of a page or a place of this site, of another site, for mail, for the telephone. */
const ADDRESS = /^(?:\/(?!\/)|[#?]|https?:\/\/[^/]|mailto:[^?]|tel:[^?])\S*$/i;
const MAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const HOST = /^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i;

const CHOOSE =
  "Choose a page from the list, or write the full address of another site, such as https://example.com.";

/** An address of the preview, or of another program on this computer, and its path. */
const LOCAL = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(\/\S*)?$/i;

/** Says that a text cannot be the address of a link, and what to write; null where it can. */
export function addressFault(text: string): string | null {
  const local = LOCAL.exec(text);
  if (local)
    return `"${text}" is an address of your own computer. Write ${local[1] ?? "/"} for the page of this site.`;
  if (text === "" || ADDRESS.test(text)) return null;
  const fault = `"${text}" is not an address.`;
  if (MAIL.test(text)) return `${fault} Write mailto:${text} for a link that writes a mail.`;
  if (HOST.test(text)) return `${fault} Write https://${text} for another site.`;
  return `${fault} ${CHOOSE}`;
}

/**
 * A question about a path of this site that is not the address of a page; null for other texts.
 * @param addresses of all pages; none where they are not known
 */
export function missingPageQuestion(text: string, addresses: readonly string[]): string | null {
  const [page = ""] = text.split(/[?#]/);
  const isPage = page.startsWith("/") && !/\.\w+$/.test(page);
  const isKnown = addresses.some((address) => address === page || encodeURI(address) === page);
  if (!isPage || isKnown || addresses.length === 0) return null;
  return `No page of this site has the address ${page}. Set the link all the same, since it is still to be written?`;
}
