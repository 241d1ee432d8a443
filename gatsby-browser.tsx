import type { GatsbyBrowser } from "gatsby";
import { type ReactNode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { nextTask } from "./src/browser/dom/next-task";
import { focusContent } from "./src/browser/navigation/focus-content";
import { guardFirstPage, guardNavigation } from "./src/browser/navigation/navigation";
import { closeOverlaysOnChange } from "./src/browser/navigation/overlay-entry";
import { showOwnAddress } from "./src/browser/navigation/own-address";
import {
  applyLateFont,
  beginTransition,
  followIntro,
  removeStructuredData,
} from "./src/browser/navigation/page-change";
import {
  rememberPosition,
  restorePosition,
  takeOverScrolling,
} from "./src/browser/navigation/scroll-restoration";
import { watchScroll } from "./src/browser/stores/scroll";
import { storeLocale } from "./src/browser/visit/locale-cookie";
import { denyByDefault } from "./src/components/layout/consent/consent-default";
import { wrapPageElement as wrap } from "./src/components/layout/wrap-page-element";
import { guardLoader } from "./src/overrides/gatsby-router";
import "./src/styles/global.scss";

/** Context of the page, for the tools beside the pages of `gatsby develop`. */
let context: Record<string, unknown> = {};

const wrapAndNoteContext: typeof wrap = (page) => {
  context = page.props.pageContext;
  return wrap(page);
};

export const wrapPageElement = process.env.NODE_ENV === "development" ? wrapAndNoteContext : wrap;

const hydrate = (element: ReactNode, container: Element) =>
  startTransition(() => void hydrateRoot(container, element));

/**
 * Hydrates a built page in slices of a few milliseconds, between which the browser reacts to input.
 * By default React hydrates in one task, which takes a slow phone a quarter of a second. `gatsby
 * develop` has no HTML to hydrate.
 */
export const replaceHydrateFunction = () =>
  process.env.NODE_ENV === "development" ? undefined : hydrate;

export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
  if (process.env.NODE_ENV === "development") void import("./src/overrides/develop.scss");
  // Runs in another task than the evaluation of the scripts, which takes a slow phone 100 ms.
  // Gatsby waits for it.
  await nextTask();
  showOwnAddress();
  guardLoader();
  void guardFirstPage();
  denyByDefault();
  takeOverScrolling();
  followIntro();
  storeLocale();
};

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  guardNavigation();
  watchScroll();
};

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = (route) => {
  rememberPosition(route);
  beginTransition(route);
  // Stores how the visit began: at once if query or referrer tell something, else when the first
  // page is left.
  if (location.search || document.referrer || route.prevLocation)
    void import("./src/browser/visit/note-lead").catch(() => undefined);
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (route) => {
  removeStructuredData(route);
  closeOverlaysOnChange(route);
  focusContent(route);
  restorePosition(route);
  void applyLateFont(route);
  if (process.env.NODE_ENV === "development")
    void import("./src/develop/tools").then(({ showTools }) =>
      showTools(route.location.pathname, context),
    );
};
