import type { GatsbyBrowser } from "gatsby";
import { focusContent } from "./src/browser/focus-content";
import { noteLocale } from "./src/browser/locale-cookie";
import { guardFirstPage, guardNavigation } from "./src/browser/navigation";
import { uncoverOnChange } from "./src/browser/overlay-entry";
import { beginTransition, bringInLateFont, followIntro, forgetStructuredData } from "./src/browser/page-change";
import { notePositionLeft, restorePosition, takeOverScrolling } from "./src/browser/scroll-restoration";
import { denyByDefault } from "./src/components/layout/consent/consent-default";
import { nextTask } from "./src/dom/next-task";
import { guardLoader } from "./src/overrides/gatsby-router";
import { watchScroll } from "./src/stores/scroll";
import "./src/styles/global.scss";

export { replaceHydrateFunction } from "./src/browser/hydrate";
export { wrapPageElement } from "./src/components/layout/wrap-page-element";

export const onClientEntry: GatsbyBrowser["onClientEntry"] = async () => {
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
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (route) => {
  forgetStructuredData(route);
  uncoverOnChange(route);
  focusContent(route);
  restorePosition(route);
  void bringInLateFont(route);
};
