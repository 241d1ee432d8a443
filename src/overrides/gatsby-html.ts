import { cloneElement, isValidElement, type ReactNode } from "react";
import { ANALYTICS } from "../constants/measuring";
import { HEAD_MARK } from "./head-mark";

/** Elements of Gatsby's router that carry style attributes; `_gatsby.scss` says the same. */
const STYLED_BY_GATSBY = /<div(?=[^>]* id="gatsby-(?:focus-wrapper|announcer)")[^>]*>/g;
const STYLE_ATTRIBUTE = / style="[^"]*"/;

/**
 * Takes out of a page's body what a strict security policy forbids.
 * @param body HTML of Gatsby's root element
 * @returns the body without the style attributes of Gatsby's own elements
 */
export const withoutStyleAttributes = (body: string): string =>
  body.replace(STYLED_BY_GATSBY, (tag) => tag.replace(STYLE_ATTRIBUTE, ""));

const SCRIPT_ID = "gatsby-script-loader";
const PAGE_PATH_STATEMENT = /window\.pagePath="[^"]*";/;

type ScriptProps = { id?: string; dangerouslySetInnerHTML?: { __html: string } };

/**
 * `window.pagePath` only sends visitors of non-canonical addresses to the canonical one, which the
 * server does with a real redirect. It is the one inline script that differs from page to page:
 * without it, a hash-based security policy stays the same for any number of pages.
 * @param component that Gatsby puts behind the body
 */
export function withoutPagePath(component: ReactNode): ReactNode {
  if (!isValidElement<ScriptProps>(component) || component.props.id !== SCRIPT_ID) return component;
  const script = component.props.dangerouslySetInnerHTML?.__html ?? "";
  return cloneElement(component, {
    dangerouslySetInnerHTML: { __html: script.replace(PAGE_PATH_STATEMENT, "") },
  });
}

/**
 * Keys of the style and scripts for gatsby-plugin-image's own component, which this site does not
 * use.
 */
const IMAGE_KEYS = /^gatsby-image-style/;

/** Key of everything that gatsby-plugin-google-tagmanager puts into a page. */
const TAG_MANAGER_KEY = "plugin-google-tagmanager";

const keyOf = (component: ReactNode): string => (isValidElement(component) && component.key) || "";

/**
 * Structured data is not in the browser's scripts: Gatsby would take what it has marked out of the
 * document and put nothing in its place. The tag manager's snippet is text until there is consent.
 */
function rewriteInHead(component: ReactNode): ReactNode {
  if (!isValidElement<Record<string, unknown>>(component)) return component;
  if (component.key === TAG_MANAGER_KEY)
    return cloneElement(component, { type: "text/plain", "data-category": ANALYTICS });
  return component.props.type === "application/ld+json"
    ? cloneElement(component, { [HEAD_MARK]: undefined })
    : component;
}

/**
 * The head without what the site does not use, structured data kept, and the tag manager's snippet
 * inert.
 */
export const rewriteHead = (head: readonly ReactNode[]): ReactNode[] =>
  head.filter((component) => !IMAGE_KEYS.test(keyOf(component))).map(rewriteInHead);

/**
 * Takes out the tag manager's frame for browsers without scripts, which could not ask for consent.
 */
export const withoutTagManagerFrame = (body: readonly ReactNode[]): ReactNode[] =>
  body.filter((component) => keyOf(component) !== TAG_MANAGER_KEY);
