import type { GatsbyNode } from "gatsby";
import { guardPreview } from "./guard";

export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ store }) => {
  guardPreview(store.getState().program.host);
};
