import type { GatsbyBrowser } from "gatsby";
import { focusContent } from "./src/browser/focus-content";
import { bringInLateFont } from "./src/browser/late-font";
import "./src/styles/global.scss";

export { wrapPageElement } from "./src/components/layout/wrap-page-element";

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (!prevLocation) return;
  focusContent(location.hash);
  void bringInLateFont();
};
