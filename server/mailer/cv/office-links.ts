/** Whether a link leads to the web, a mailbox or a phone, or to a place in the document. */
export const isLink = (address: string): boolean =>
  /^\s*(?:$|#|https?:\/\/|mailto:|tel:|www\.[\w-]+\.|(?:[\w-]+\.)+[a-z]{2,}\/)/i.test(address);

/**
 * Whether an address is within the document: without a scheme, and not of another computer. Programs
 * pass over blanks, also within a scheme.
 */
export const isWithin = (address: string): boolean =>
  !/^(?:(?!data:)[a-z][a-z\d+.-]*:|[\\/]{2}|\\)/i.test(address.replace(/[\0-\x20]/g, ""));

/**
 * Whether a file is on the writer's own disk. Word writes `NULL` for one that is gone, and on older
 * Macs folders with colons.
 */
export const isOnDisk = (address: string): boolean =>
  /^(?:NULL$|[a-z]:[\\/]|[\w%]+:Users:[^/\\@]*$|file:\/\/(?:localhost)?\/[\w.~])/i.test(address);

/** Whether a text holds an address of another computer, or one with a scheme of no web page. */
export const holdsAddress = (text: string): boolean =>
  /\\\\[^\\]|(?<![a-z])(?!https?:)[a-z][a-z\d+.-]{0,30}:\/\//i.test(text);
