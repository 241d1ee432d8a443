import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import { cloneElement, isValidElement, type ReactNode } from "react";
import { MANIFEST_PATH, SITE_ICONS } from "../constants/site-icons";

type HtmlAttributes = Parameters<RenderBodyArgs["setHtmlAttributes"]>[0];

/** gatsby-plugin-image's style and script serve its own component, which this site does not use. */
const UNUSED_KEYS = /^gatsby-image-style/;

const { favicon, small, touch } = SITE_ICONS;

/** The same on every page, so no page's own head, which the browser renders again, need carry it. */
const IDENTITY = [
  <link key="favicon" rel="icon" href={favicon.path} sizes="32x32" />,
  <link key="icon" rel="icon" type="image/png" sizes={`${small.size}x${small.size}`} href={small.path} />,
  <link key="touch-icon" rel="apple-touch-icon" href={touch.path} />,
  <link key="manifest" rel="manifest" href={MANIFEST_PATH} />,
];

/** The face is `optional`, so it is shown only when it is there with the page. */
const PRELOADED = <link key="font" rel="preload" as="font" type="font/woff2" href={figtree} crossOrigin="anonymous" />;

export function onRenderBody({ setHtmlAttributes, setHeadComponents }: RenderBodyArgs): void {
  // The name of the style sheet's state makes Gatsby write every page anew when it changes, see gatsby/style-fingerprint.ts.
  setHtmlAttributes({ lang: "en", "data-styles": process.env.STYLE_FINGERPRINT } as HtmlAttributes);
  setHeadComponents([PRELOADED, ...IDENTITY]);
}

/**
 * Gatsby takes everything marked as the head's own out of the page once its script runs, unless the browser renders the
 * same again. Structured data is not in the browser's scripts: without the mark it stays.
 */
function keepStructuredData(component: ReactNode): ReactNode {
  const isStructuredData =
    isValidElement<Record<string, unknown>>(component) && component.props.type === "application/ld+json";
  return isStructuredData ? cloneElement(component, { "data-gatsby-head": undefined }) : component;
}

export function onPreRenderHTML({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs): void {
  replaceHeadComponents(
    getHeadComponents()
      .filter((component) => !(isValidElement(component) && UNUSED_KEYS.test(String(component.key))))
      .map(keepStructuredData),
  );
}
