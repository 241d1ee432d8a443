import type { Mark } from "../mail/message";
import { isElsewhere, localName, type Parts, visitXml } from "./xml";

/** Elements that run or start something. OpenDocument 1.3, part 3. */
const ACTIVE =
  /^(?:script|event-listener|dde-source|dde-connection|dde-connection-decl|object|object-ole|plugin|applet|floating-frame|execute-macro)$/;

/** Addresses of macros, which menus and keys may have as well. */
const MACRO_ADDRESS = /^\s*(?:vnd\.sun\.star\.|macro:|javascript:)/i;

/** Links, and the template that a document was begun with, are not loaded when it is opened; any other address is. */
const LINK = /^(?:a|template)$/;

/** What opening an ODT may do. */
export function odtMarks(parts: Parts): Mark[] {
  const marks = new Set<Mark>();
  for (const content of parts.values()) {
    const isWhole = visitXml(content ?? "", {
      element: (element, attributes) => {
        const addresses = Object.keys(attributes).filter((key) => localName(key) === "href");
        const isAny = (test: (address: string) => boolean) => addresses.some((key) => test(attributes[key] ?? ""));
        if (ACTIVE.test(element) || isAny((address) => MACRO_ADDRESS.test(address))) marks.add("activeCv");
        if (element === "section-source" || (!LINK.test(element) && isAny(isElsewhere))) marks.add("externalContent");
      },
    });
    if (content === null || !isWhole) marks.add("opaqueCv");
  }
  return [...marks].sort();
}
