import type { Mark } from "../mail/message";
import type { Parts } from "./office-archive";

/** Elements that run or start something, by their local names: a prefix may be any. OpenDocument 1.3, part 3. */
const ACTIVE =
  /<(?:[\w.-]+:)?(?:script|event-listener|dde-source|dde-connection|dde-connection-decl|object|object-ole|plugin|applet|floating-frame|execute-macro)[\s/>]/i;

/** Whatever but a link has an address elsewhere, which is loaded when the document is opened. */
const LOADING = /<(?!(?:[\w.-]+:)?a\s)[^>]*\bhref\s*=\s*["'](?:[a-z][a-z\d+.-]*:|\/\/|\\\\|[^"']*&#)/i;
const SECTION = /<(?:[\w.-]+:)?section-source[\s/>]/i;

/** What opening an ODT may do. */
export function odtMarks(parts: Parts): Mark[] {
  const content = ["content.xml", "styles.xml"].map((name) => parts.get(name) ?? "").join("\n");
  const loads = LOADING.test(content) || SECTION.test(content);
  return [...(ACTIVE.test(content) ? (["activeCv"] as const) : []), ...(loads ? (["externalContent"] as const) : [])];
}
