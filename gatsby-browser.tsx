import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { nextTask } from "./src/browser/dom/next-task";
import { focusContent } from "./src/browser/navigation/focus-content";
import { guardFirstPage, guardNavigation } from "./src/browser/navigation/navigation";
import { uncoverOnChange } from "./src/browser/navigation/overlay-entry";
import {
  beginTransition,
  bringInLateFont,
  followIntro,
  forgetStructuredData,
} from "./src/browser/navigation/page-change";
import {
  notePositionLeft,
  restorePosition,
  takeOverScrolling,
} from "./src/browser/navigation/scroll-restoration";
import { watchScroll } from "./src/browser/stores/scroll";
import { noteLocale } from "./src/browser/visit/locale-cookie";
import { denyByDefault } from "./src/components/layout/consent/consent-default";
import { wrapPageElement as surround } from "./src/components/layout/wrap-page-element";
import { guardLoader } from "./src/overrides/gatsby-router";
import "./src/styles/global.scss";

/** In the preview: the name of the entry that the page is made of. */
let entry: unknown;

const noteEntry: typeof surround = (page) => {
  entry = page.props.pageContext.slug;
  return surround(page);
};

export const wrapPageElement = process.env.NODE_ENV === "development" ? noteEntry : surround;

const hydrate = (element: ReactNode, container: Element) =>
  startTransition(() => void hydrateRoot(container, element));

/**
 * Hydrates a built page in slices of a few milliseconds, between which the browser reacts to input.
 * By default React does it in one piece, which takes a slow phone a quarter of a second. `gatsby
 * develop` has no HTML to hydrate.
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "development" ? undefined : hydrate;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  if (process.env.NODE_ENV === "development") void import("./src/overrides/develop.scss");
  // Apart from the evaluation of the scripts, which takes a slow phone 100 ms. Gatsby waits.
  await nextTask();
  guardLoader();
  void guardFirstPage();
  denyByDefault();
  takeOverScrolling();
  followIntro();
  noteLocale();
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  guardNavigation();
  watchScroll();
};

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = (route) => {
  notePositionLeft(route);
  beginTransition(route);
  // How a visit began: at once where its document tells more than the address, else when the first
  // page is left.
  if (location.search || document.referrer || route.prevLocation)
    void import("./src/browser/visit/note-lead").catch(() => undefined);
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (route) => {
  forgetStructuredData(route);
  uncoverOnChange(route);
  focusContent(route);
  restorePosition(route);
  void bringInLateFont(route);
  if (process.env.NODE_ENV === "development")
    void import("./src/develop/tools").then(({ showTools }) =>
      showTools(route.location.pathname, entry),
    );
};
