import type { PreRenderHTMLArgs, RenderBodyArgs } from "gatsby";
import type { ReactElement } from "react";
import { JSON_FEED_TITLE, RSS_FEED_TITLE } from "../blog/strings";
import { LAYER_ORDER } from "../constants/layers";
import { FEED_PATH, JSON_FEED_PATH } from "../constants/site-files";
import { removePagePath, removeTagManagerFrame, rewriteHead } from "../overrides/gatsby-html";
import { type ComponentScripts, hydrationFiles, type PageData } from "../overrides/hydration-files";
import figtree from "../styles/typeface/figtree.woff2";
import { hasIntro, Intro } from "./intro";

type HtmlAttributes = Parameters<RenderBodyArgs["setHtmlAttributes"]>[0];

/** Preloaded: with `font-display: optional` it shows only if it arrives with the page. */
const FONT = (
  <link
    key="font"
    rel="preload"
    as="font"
    type="font/woff2"
    href={figtree}
    crossOrigin="anonymous"
  />
);

/** Pages that link the feeds. */
const IS_BLOG = /^\/blog(\/|$)/;
const FEEDS = [
  <link
    key="rss"
    rel="alternate"
    type="application/rss+xml"
    title={RSS_FEED_TITLE}
    href={FEED_PATH}
  />,
  <link
    key="feed"
    rel="alternate"
    type="application/feed+json"
    title={JSON_FEED_TITLE}
    href={JSON_FEED_PATH}
  />,
];

const EARLY_SCRIPT = process.env.EARLY_SCRIPT ?? "";

/** Requested before everything else: the early script decides what the first frame shows. */
const EARLY = (
  <link key="early" rel="preload" as="script" href={EARLY_SCRIPT} fetchPriority="high" />
);

/** Known once the scripts for browsers are built; not in a preview. */
const COMPONENT_SCRIPTS = JSON.parse(process.env.COMPONENT_SCRIPTS ?? "{}") as ComponentScripts;

/**
 * Asks for what the page is hydrated with before its scripts do, which would take three trips to
 * the server. At a low priority, so that typeface and first picture keep their place.
 */
function hydrationLinks(page: PageData): ReactElement[] {
  const { data, scripts } = hydrationFiles(page, COMPONENT_SCRIPTS);
  const link = (as: string) => (href: string) => (
    <link
      key={href}
      rel="preload"
      as={as}
      href={href}
      crossOrigin={as === "fetch" ? "anonymous" : undefined}
      fetchPriority="low"
    />
  );
  return [...scripts.map(link("script")), ...data.map(link("fetch"))];
}

export function onRenderBody({
  pathname,
  loadPageDataSync,
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
}: RenderBodyArgs): void {
  setHtmlAttributes({
    lang: "en",
    // Gatsby rewrites every page when this hash of all style sheets changes.
    "data-styles": process.env.STYLE_FINGERPRINT,
    // Until `early/skip-sections.ts` takes it off.
    "data-skips": "",
  } as HtmlAttributes);
  setHeadComponents([EARLY, FONT, ...(IS_BLOG.test(pathname) ? FEEDS : [])]);
  if (process.env.NODE_ENV === "production")
    setHeadComponents(hydrationLinks(loadPageDataSync(pathname) as unknown as PageData));
  setPreBodyComponents([
    hasIntro(pathname) ? <Intro key="intro" /> : null,
    <script key="early" async src={EARLY_SCRIPT} />,
  ]);
}

export function onPreRenderHTML(page: PreRenderHTMLArgs): void {
  page.replaceHeadComponents([
    <style key="layers">{LAYER_ORDER}</style>,
    ...rewriteHead(page.getHeadComponents()),
  ]);
  page.replacePreBodyComponents(removeTagManagerFrame(page.getPreBodyComponents()));
  page.replacePostBodyComponents(page.getPostBodyComponents().map(removePagePath));
}
