import { cloneElement, isValidElement, type ReactNode } from "react";
import { ANALYTICS } from "../constants/measuring";
import { HEAD_MARK } from "./head-mark";

/** Elements of Gatsby's router with style attributes; `_gatsby.scss` has their styles. */
const STYLED_BY_GATSBY = /<div(?=[^>]* id="gatsby-(?:focus-wrapper|announcer)")[^>]*>/g;
const STYLE_ATTRIBUTE = / style="[^"]*"/;

/**
 * Removes the style attributes of Gatsby's elements, which a strict security policy forbids.
 * @param body HTML of Gatsby's root element
 */
export const removeStyleAttributes = (body: string): string =>
  body.replace(STYLED_BY_GATSBY, (tag) => tag.replace(STYLE_ATTRIBUTE, ""));

const SCRIPT_ID = "gatsby-script-loader";
const PAGE_PATH_STATEMENT = /window\.pagePath="[^"]*";/;

type ScriptProps = { id?: string; dangerouslySetInnerHTML?: { __html: string } };

/**
 * Removes `window.pagePath` from the inline script that Gatsby puts behind the body. The value
 * sends visitors of other addresses to the canonical one, which `own-address.ts` reads from the
 * page. Other inline scripts are the same on all pages, so one policy by hashes serves all of them.
 */
export function removePagePath(component: ReactNode): ReactNode {
  if (!isValidElement<ScriptProps>(component) || component.props.id !== SCRIPT_ID) return component;
  const script = component.props.dangerouslySetInnerHTML?.__html ?? "";
  return cloneElement(component, {
    dangerouslySetInnerHTML: { __html: script.replace(PAGE_PATH_STATEMENT, "") },
  });
}

/**
 * Keys of the style and scripts for gatsby-plugin-image's component, which this site does not use.
 */
const IMAGE_KEYS = /^gatsby-image-style/;

/** Key of all elements that gatsby-plugin-google-tagmanager puts into a page. */
const TAG_MANAGER_KEY = "plugin-google-tagmanager";

const keyOf = (component: ReactNode): string => (isValidElement(component) && component.key) || "";

/**
 * Makes the tag manager's snippet text until there is consent, and unmarks structured data: Gatsby
 * would remove it from the document, since the browser's scripts do not render it.
 */
function rewriteInHead(component: ReactNode): ReactNode {
  if (!isValidElement<Record<string, unknown>>(component)) return component;
  if (component.key === TAG_MANAGER_KEY)
    return cloneElement(component, { type: "text/plain", "data-category": ANALYTICS });
  return component.props.type === "application/ld+json"
    ? cloneElement(component, { [HEAD_MARK]: undefined })
    : component;
}

/** Removes unused elements of gatsby-plugin-image from the head, and rewrites the others. */
export const rewriteHead = (head: readonly ReactNode[]): ReactNode[] =>
  head.filter((component) => !IMAGE_KEYS.test(keyOf(component))).map(rewriteInHead);

/** Removes the tag manager's frame for browsers without scripts, which cannot ask for consent. */
export const removeTagManagerFrame = (body: readonly ReactNode[]): ReactNode[] =>
  body.filter((component) => keyOf(component) !== TAG_MANAGER_KEY);
