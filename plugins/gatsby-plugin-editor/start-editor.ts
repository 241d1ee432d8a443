/** Starts Decap CMS in the browser, with the formats, references, checks and previews of a site. */

import { type ContentModel, dayIn } from "../gatsby-source-content/model";
import { noteOriginals } from "./browser/back-end/copied-entry";
import { guardBackEnd } from "./browser/back-end/guard-back-end";
import { Versions } from "./browser/back-end/versions";
import { registerBlocks } from "./browser/blocks/block-list";
import { registerCharacterCount } from "./browser/character-count";
import { checkBeforeSave } from "./browser/check-before-save";
import { followFocus } from "./browser/click-to-edit/click-to-edit";
import { registerDay } from "./browser/day";
import { registerDraftSwitch } from "./browser/draft-switch";
import { leadToMessages } from "./browser/form";
import { JSON_FORMAT, MARKDOWN_FORMAT, withBlocksInOrder } from "./browser/formats";
import { keepCursor } from "./browser/keep-cursor";
import { holdDrafts } from "./browser/kept-drafts";
import { saveByKey } from "./browser/keys";
import { chooseLinks, registerLinks } from "./browser/links";
import { keepFailures } from "./browser/messages";
import { nameButtons } from "./browser/names";
import { cleanPastes } from "./browser/paste";
import { LOCALE, registerPhrases } from "./browser/phrases";
import { type Previews, registerPreviews } from "./browser/register-previews";
import { registerRelation } from "./browser/relation";
import { registerTextMode } from "./browser/text-mode";
import { registerTextParts } from "./browser/text-parts";
import { registerThumbnails } from "./browser/thumbnails";
import { keepTypedText } from "./browser/typed-text";
import { takeUploads } from "./browser/uploads";
import { CMS_FORMATS } from "./config/cms-config";
import type { CmsBackend } from "./options";

export type { PreviewEntry, Previews } from "./browser/register-previews";

/** Decap CMS, whole: React and all back ends and widgets. Visitors' pages never load it. */
const DECAP = "/admin/decap-cms.js";
const BACKENDS: readonly CmsBackend["name"][] = ["proxy", "github", "gitlab"];
/** The styles that the entry point imports. */
const PREVIEW_STYLES = "/admin/editor.css";

export type EditorSite = {
  model: ContentModel;
  previews: Previews;
  /** Address of the picture in the editor's header and on its login page. */
  logo: string;
};

function begin({ model, previews, logo }: EditorSite): void {
  const { CMS } = window;
  const { timeZone = "UTC" } = document.documentElement.dataset;
  const today = () => dayIn(timeZone);
  CMS.registerCustomFormat(CMS_FORMATS.markdown, "md", withBlocksInOrder(MARKDOWN_FORMAT, model));
  CMS.registerCustomFormat(CMS_FORMATS.json, "json", JSON_FORMAT);
  CMS.registerPreviewStyle(PREVIEW_STYLES);
  registerRelation(window, (name) =>
    model.collections.some((to) => to.name === name && to.format === "markdown"),
  );
  // The rich text is written as the content is; Decap CMS has stars for lists and pads its tables.
  CMS.registerRemarkPlugin({
    settings: { bullet: "-", paddedTable: false, tablePipeAlign: false },
  });
  registerTextMode(window);
  registerTextParts(window);
  registerDay(window, today);
  registerDraftSwitch(window, model);
  registerCharacterCount(window);
  registerThumbnails(window);
  registerLinks(window);
  registerBlocks(window);
  registerPreviews(window, model, { previews, today });
  registerPhrases(window);
  checkBeforeSave(window, model);
  const versions = new Versions();
  for (const backend of BACKENDS) guardBackEnd(window, backend, { model, today, versions });
  noteOriginals(model);
  takeUploads(model);
  cleanPastes();
  keepTypedText();
  chooseLinks();
  leadToMessages();
  followFocus();
  saveByKey(document);
  keepCursor();
  nameButtons();
  holdDrafts(versions);
  // Links of entries and of the login page lead to the site beside it, whatever its port.
  const config = { site_url: window.location.origin, logo: { src: logo }, locale: LOCALE };
  CMS.init({ config });
  // Below what the CMS has added to the page, in the order of Tab, too.
  keepFailures();
}

/** Loads Decap CMS and starts it, once the page of the editor runs its script. */
export function startEditor(site: EditorSite): void {
  window.CMS_MANUAL_INIT = true;
  const onload = () => begin(site);
  const script = Object.assign(document.createElement("script"), { src: DECAP, onload });
  script.onerror = () => document.querySelector("#editor-failed")?.removeAttribute("hidden");
  document.head.append(script);
}
