/** The script of the editor at /admin, which gatsby-plugin-editor bundles. */
import "./preview.scss";
import { startEditor } from "../../plugins/gatsby-plugin-editor/start-editor";
import { SITE_ICONS } from "../constants/site-files";
import { CONTENT_MODEL } from "../content-model/content-model";
import { PREVIEWS } from "./previews";

startEditor({ model: CONTENT_MODEL, previews: PREVIEWS, logo: SITE_ICONS.small.path });
