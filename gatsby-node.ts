import type { GatsbyNode } from "gatsby";
import { createPages as createContentPages } from "./src/gatsby/create-pages";
import { writeRedirects } from "./src/gatsby/redirects";

export const createPages: GatsbyNode["createPages"] = createContentPages;
export const onPostBuild: GatsbyNode["onPostBuild"] = writeRedirects;
