/**
 * The editor at /admin: Decap CMS with the site's formats, references and previews. Bundled by
 * `src/build/gatsby/editor`.
 */

import { SITE_ICONS } from "../constants/site-files";
import { CONTENT_MODEL } from "../content-model/content-model";
import { CMS_FORMATS, type CmsBackend } from "../content-model/projections/cms-config";
import { guardBackEnd } from "./back-end/guard-back-end";
import { checkBeforeSave } from "./check-before-save";
import { leadToMessages } from "./form";
import { JSON_FORMAT, MARKDOWN_FORMAT } from "./formats";
import { holdDrafts } from "./kept-drafts";
import { cleanPastes } from "./paste";
import { LOCALE, NOT_SAVED, registerPhrases } from "./phrases";
import { registerPreviews } from "./previews/register-previews";
import { registerRelation } from "./relation";
import { registerTextMode } from "./text-mode";
import { registerTextParts } from "./text-parts";
import { takeUploads } from "./uploads";

/** Decap CMS, whole: React and all back ends and widgets. Visitors' pages never load it. */
const DECAP = "/admin/decap-cms.js";
const BACKENDS: readonly CmsBackend["name"][] = ["proxy", "github", "gitlab"];
const PREVIEW_STYLES = ["/admin/preview.css", "/admin/editor.css"];

function begin(): void {
  const { CMS } = window;
  CMS.registerCustomFormat(CMS_FORMATS.markdown, "md", MARKDOWN_FORMAT);
  CMS.registerCustomFormat(CMS_FORMATS.json, "json", JSON_FORMAT);
  for (const address of PREVIEW_STYLES) CMS.registerPreviewStyle(address);
  registerRelation(window, (name) =>
    CONTENT_MODEL.collections.some((to) => to.name === name && to.format === "markdown"),
  );
  // The rich text is written as the content is; Decap CMS has stars for lists and pads its tables.
  CMS.registerRemarkPlugin({
    settings: { bullet: "-", paddedTable: false, tablePipeAlign: false },
  });
  registerTextMode(window);
  registerTextParts(window);
  registerPreviews(window);
  registerPhrases(window);
  checkBeforeSave(window);
  for (const backend of BACKENDS) guardBackEnd(window, backend);
  takeUploads();
  cleanPastes();
  leadToMessages(NOT_SAVED);
  holdDrafts();
  // Links of entries and of the login page lead to the site beside it, whatever its port.
  const logo = { src: SITE_ICONS.small.path };
  CMS.init({ config: { site_url: window.location.origin, logo, locale: LOCALE } });
}

window.CMS_MANUAL_INIT = true;
const script = Object.assign(document.createElement("script"), { src: DECAP, onload: begin });
script.onerror = () => document.querySelector("#editor-failed")?.removeAttribute("hidden");
document.head.append(script);
