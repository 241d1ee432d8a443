import type { GatsbyBrowser } from "gatsby";
import { focusContent } from "./src/browser/focus-content";
import { bringInLateFont } from "./src/browser/late-font";
import { forgetStructuredData } from "./src/browser/structured-data";
import "./src/styles/global.scss";

export { wrapPageElement } from "./src/components/layout/wrap-page-element";

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = (route) => {
  forgetStructuredData(route);
  focusContent(route);
  void bringInLateFont(route);
};
