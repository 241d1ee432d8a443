/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { DEFAULT_FIELDS } from "../../form-contract/form-fields";
import { parsePageForms } from "../../form-contract/page-forms";
import { writePageForms } from "./page-forms";

const OPENING = { __typename: "OpeningBlock" };
const FORM = { __typename: "FormBlock" };

test("the server reads what pages choose for their forms, and of no other page", () => {
  const site = mkdtempSync(path.join(tmpdir(), "site-"));
  const fields = { ...DEFAULT_FIELDS, message: "hidden" } as const;
  writePageForms(
    [
      { route: "/terms", blocks: [] },
      { route: "/plain", blocks: [OPENING, FORM] },
      { route: "/offer", blocks: [{ ...FORM, fields, thankYouPage: "/sent", subject: "Offer" }] },
      { route: "/guide", blocks: [{ ...FORM, thankYouText: "Thank you.", subject: "" }] },
    ],
    site,
  );
  const text = readFileSync(path.join(site, "forms.json"), "utf8");
  expect(parsePageForms(text)).toEqual({
    "/plain": { fields: DEFAULT_FIELDS, thanks: null, subject: null },
    "/offer": { fields, thanks: "/sent", subject: "Offer" },
    "/guide": { fields: DEFAULT_FIELDS, thanks: "/guide#message-sent", subject: null },
  });
  rmSync(site, { recursive: true });
});
