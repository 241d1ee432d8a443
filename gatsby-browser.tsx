import type { GatsbyBrowser } from "gatsby";
import { bringInLateFont } from "./src/browser/late-font";
import "./src/styles/global.scss";

export { wrapPageElement } from "./src/components/layout/wrap-page-element";

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) void bringInLateFont();
};
