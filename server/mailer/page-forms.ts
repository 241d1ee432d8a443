import { readFile } from "node:fs/promises";
import path from "node:path";
import { errorCode } from "../../lib/error-code";
import { FORMS_FILE } from "../../site-contract/layout";
import { pagePathOf } from "../../src/form-contract/call-to-action";
import type { FormName } from "../../src/form-contract/forms";
import {
  DEFAULT_FORM,
  type PageForm,
  type PageForms,
  parsePageForms,
  UNKNOWN_FORM,
} from "../../src/form-contract/page-forms";
import type { Settings } from "../environment";
import type { Events } from "./events";
import type { Fields } from "./intake/submission";

/** How long the site may take to answer, in ms: a visitor is waiting. */
const TIMEOUT_MS = 2_000;

/** The code where no setting names the site. */
const NO_SITE = "NO_SITE";

/** Reads what pages choose for their forms. Rejects when it cannot. */
type ReadForms = () => Promise<PageForms>;

/** What the page of a submission chooses for its form. Never rejects. */
export type PageFormOf = (form: FormName, fields: Fields) => Promise<PageForm>;

/** Reads the file in a folder of the site. A site of an earlier version has none. */
const formsInFolder =
  (folder: string): ReadForms =>
  async () => {
    try {
      return parsePageForms(await readFile(path.join(folder, FORMS_FILE), "utf8"));
    } catch (error) {
      if (errorCode(error) === "ENOENT") return {};
      throw error;
    }
  };

/** Asks the site, which may change without this server: nothing is cached. */
const formsAtOrigin =
  (origin: string): ReadForms =>
  async () => {
    const answer = await fetch(`${origin}/${FORMS_FILE}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status === 404) return {};
    if (!answer.ok) throw Object.assign(new Error(), { code: `HTTP_${answer.status}` });
    return parsePageForms(await answer.text());
  };

/**
 * Reads the built site, or asks it where this server is the mailer alone.
 * @param formsFolder read in place of either, for the preview
 */
export function readerOfForms(
  { SITE_DIR, ALLOWED_ORIGINS, SITE_HOSTS }: Settings,
  formsFolder: string | null = SITE_DIR,
): ReadForms {
  if (formsFolder !== null) return formsInFolder(formsFolder);
  // Never the Host of a request, which may be forged.
  const origin = ALLOWED_ORIGINS[0] ?? (SITE_HOSTS[0] && `https://${SITE_HOSTS[0]}`);
  if (origin) return formsAtOrigin(origin);
  return () => Promise.reject(Object.assign(new Error(), { code: NO_SITE }));
}

/**
 * Makes a function that finds what a page chooses. While that cannot be read, what was read last
 * counts; before anything was, all fields but the address may be missing, so that no message is lost.
 */
export function pageFormsOf(readForms: ReadForms, events: Events): PageFormOf {
  let latest: PageForms | null = null;
  let reading: Promise<PageForms | null> | null = null;

  const read = async (): Promise<PageForms | null> => {
    try {
      latest = await readForms();
    } catch (error) {
      const code = codeOf(error);
      const problem = `What pages choose for their forms cannot be read. ${fixOf(code)}`;
      events.report("formsUnknown", { code, problem });
    }
    return latest;
  };

  return async (form, fields) => {
    const page = pagePathOf(fields.page);
    if (form !== "callToAction" || page === "") return DEFAULT_FORM;
    // Messages that arrive together share an answer.
    reading ??= read().finally(() => {
      reading = null;
    });
    const forms = await reading;
    if (forms === null) return UNKNOWN_FORM;
    return Object.hasOwn(forms, page) ? (forms[page] as PageForm) : DEFAULT_FORM;
  };
}

/** The system's, the network's or our code of a failure, else what kind of error it is. */
function codeOf(error: unknown): string {
  const { name = "Error", cause } = Object(error) as { name?: string; cause?: unknown };
  return errorCode(error) ?? errorCode(cause) ?? name;
}

/** What to do about it, as a sentence. */
const fixOf = (code: string): string =>
  code === NO_SITE
    ? "Name the site's address in ALLOWED_ORIGINS, or its host in SITE_HOSTS."
    : `See whether the site answers at /${FORMS_FILE}; else build and deploy it again.`;
