import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { JSON_FEED_TITLE } from "../blog/strings";
import { ANALYTICS } from "../constants/consent";
import { JSON_FEED_PATH } from "../constants/feed";
import { MANIFEST_PATH, SITE_ICONS } from "../constants/site-icons";
import { withoutPagePath } from "./finish-html";
import { Intro, isIntroduced } from "./intro";
import { noteAge, styleAsLink } from "./linked-styles";
import { withScripts } from "./page-scripts";

type HtmlAttributes = Parameters<RenderBodyArgs["setHtmlAttributes"]>[0];

/** gatsby-plugin-image's style and script serve its own component, which this site does not use. */
const UNUSED_KEYS = /^gatsby-image-style/;

/** The key that gatsby-plugin-google-tagmanager gives what it puts into a page. */
const TAG_MANAGER_KEY = "plugin-google-tagmanager";

const { favicon, small, touch } = SITE_ICONS;

/** The same on every page, so no page's own head, which the browser renders again, need carry it. */
const IDENTITY = [
  <link key="favicon" rel="icon" href={favicon.path} sizes="32x32" />,
  <link key="icon" rel="icon" type="image/png" sizes={`${small.size}x${small.size}`} href={small.path} />,
  <link key="touch-icon" rel="apple-touch-icon" href={touch.path} />,
  <link key="manifest" rel="manifest" href={MANIFEST_PATH} />,
];

/** The face is `optional`, so it is shown only when it is there with the page. */
const FONT = <link key="font" rel="preload" as="font" type="font/woff2" href={figtree} crossOrigin="anonymous" />;

/** Where gatsby-plugin-feed names the RSS, the same as JSON is named. */
const IS_BLOG = /^\/blog(\/|$)/;
const JSON_FEED = (
  <link key="feed" rel="alternate" type="application/feed+json" title={JSON_FEED_TITLE} href={JSON_FEED_PATH} />
);

const EARLY_SCRIPT = process.env.EARLY_SCRIPT ?? "";

/** Before everything else: it decides what the first frame shows. */
const EARLY = <link key="early" rel="preload" as="script" href={EARLY_SCRIPT} fetchPriority="high" />;

export function onRenderBody(page: RenderBodyArgs): void {
  const { pathname, setHtmlAttributes, setHeadComponents, setPreBodyComponents } = page;
  noteAge(page);
  // The name of the style sheet's state makes Gatsby write every page anew when it changes, see gatsby/style-fingerprint.ts.
  setHtmlAttributes({ lang: "en", "data-styles": process.env.STYLE_FINGERPRINT } as HtmlAttributes);
  setHeadComponents([EARLY, FONT, ...IDENTITY, IS_BLOG.test(pathname) ? JSON_FEED : null]);
  setPreBodyComponents([
    isIntroduced(pathname) ? <Intro key="intro" /> : null,
    <script key="early" async src={EARLY_SCRIPT} />,
  ]);
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

const isTagManager = (component: ReactNode) => isValidElement(component) && component.key === TAG_MANAGER_KEY;

/** The tag manager's snippet is text until the prompt for cookies makes it a script. */
function awaitConsent(component: ReactNode): ReactNode {
  if (!isTagManager(component)) return component;
  const inert = { type: "text/plain", "data-category": ANALYTICS };
  return cloneElement(component as ReactElement<Record<string, unknown>>, inert);
}

export function onPreRenderHTML(page: PreRenderHTMLArgs): void {
  page.replaceHeadComponents(
    page
      .getHeadComponents()
      .filter((component) => !(isValidElement(component) && UNUSED_KEYS.test(String(component.key))))
      .map(keepStructuredData)
      .map(awaitConsent)
      .map(styleAsLink(page)),
  );
  // The tag manager's frame for browsers without a script, which could not ask for consent.
  page.replacePreBodyComponents(page.getPreBodyComponents().filter((component) => !isTagManager(component)));
  const scripts = process.env.PAGE_SCRIPTS ?? "";
  page.replacePostBodyComponents(page.getPostBodyComponents().map(withoutPagePath).map(withScripts(scripts)));
}
