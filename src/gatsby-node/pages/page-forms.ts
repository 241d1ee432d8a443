import { mkdirSync } from "node:fs";
import path from "node:path";
import { replaceFileSync } from "../../../lib/replace-file";
import { blockType } from "../../../plugins/gatsby-source-content/model";
import { FORMS_FILE } from "../../../site-contract/layout";
import { MESSAGE_SENT_ID } from "../../constants/message-sent";
import { DEFAULT_FIELDS, type FormFields } from "../../form-contract/form-fields";
import type { PageForms } from "../../form-contract/page-forms";

const FORM_BLOCK = blockType("form");

/** What a page chooses for its form, for the query of pages. */
export const FORM_CHOICES_QUERY = `
  ... on ${FORM_BLOCK} {
    fields { name company phone message }
    thankYouPage thankYouText subject
  }
`;

export type QueriedForm = {
  fields?: FormFields | null;
  thankYouPage?: string | null;
  thankYouText?: string | null;
  subject?: string | null;
};

type PageWithBlocks = {
  route: string;
  blocks: readonly ({ __typename: string } & QueriedForm)[];
};

/** Where a visitor without JavaScript goes; null for the site's own page of thanks. */
function thanksOf(route: string, { thankYouPage, thankYouText }: QueriedForm): string | null {
  if (thankYouPage) return encodeURI(thankYouPage);
  return thankYouText ? `${route}#${MESSAGE_SENT_ID}` : null;
}

/** Collects the forms of pages for the server: it takes nobody else's word for them. */
function pageFormsOf(pages: readonly PageWithBlocks[]): PageForms {
  const forms = pages.flatMap(({ route, blocks }) => {
    const form = blocks.find(({ __typename }) => __typename === FORM_BLOCK);
    if (!form) return [];
    const { fields, subject } = form;
    const choices = { fields: fields ?? DEFAULT_FIELDS, subject: subject || null };
    return [[route, { ...choices, thanks: thanksOf(route, form) }]];
  });
  return Object.fromEntries(forms);
}

/** Writes the file that the server reads, in a build and in the preview. */
export function writePageForms(pages: readonly PageWithBlocks[], site = path.resolve("public")) {
  mkdirSync(site, { recursive: true });
  replaceFileSync(path.join(site, FORMS_FILE), `${JSON.stringify(pageFormsOf(pages))}\n`);
}
