import { cloneElement, isValidElement, type ReactNode } from "react";
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
 * `window.pagePath` only sends visitors of non-canonical addresses to the canonical one, which the server does with a
 * real redirect. It is the one inline script that differs from page to page: without it, a hash-based security policy
 * stays the same for any number of pages.
 * @param component that Gatsby puts behind the body
 */
export function withoutPagePath(component: ReactNode): ReactNode {
  if (!isValidElement<ScriptProps>(component) || component.props.id !== SCRIPT_ID) return component;
  const script = component.props.dangerouslySetInnerHTML?.__html ?? "";
  return cloneElement(component, { dangerouslySetInnerHTML: { __html: script.replace(PAGE_PATH_STATEMENT, "") } });
}

/**
 * Structured data is not in the browser's scripts: Gatsby would take it out of the document and put nothing in its place.
 * Without the mark it stays.
 * @param component that Gatsby puts into the head
 */
export function withStructuredDataKept(component: ReactNode): ReactNode {
  const isStructuredData =
    isValidElement<Record<string, unknown>>(component) && component.props.type === "application/ld+json";
  return isStructuredData ? cloneElement(component, { [HEAD_MARK]: undefined }) : component;
}
