import "@fontsource-variable/figtree";
import "./src/styles/global.scss";
import type { GatsbyBrowser } from "gatsby";
import { forgetStructuredData } from "./src/browser/structured-data";

export { wrapPageElement } from "./src/components/layout/wrap-page-element";

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = forgetStructuredData;
