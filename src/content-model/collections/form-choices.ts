import {
  type Field,
  field,
  group,
  type Values,
} from "../../../plugins/gatsby-source-content/model";
import { ASKS, type Ask, DEFAULT_FIELDS, type FormFields } from "../../form-contract/form-fields";

/** What a block "form" chooses: fields, words, where it leads, and the subject of its mails. */

const WORDS: Readonly<Record<Ask, string>> = {
  hidden: "Not asked for",
  optional: "Optional",
  required: "Required",
};

const ask = (name: keyof FormFields, label: string): Field =>
  field("select", name, label, `Empty: ${WORDS[DEFAULT_FIELDS[name]].toLowerCase()}.`, {
    options: ASKS.map((value) => ({ value, label: WORDS[value] })),
    default: DEFAULT_FIELDS[name],
    required: false,
  });

export const FORM_CHOICES: readonly Field[] = [
  {
    ...group(
      "fields",
      "Fields",
      [
        ask("name", "Name"),
        ask("company", "Company"),
        ask("phone", "Phone"),
        ask("message", "Message"),
      ],
      "What the form asks for beside the e-mail address, without which nobody could answer. The fewer, the more people fill it in.",
    ),
    required: false,
  },
  field("string", "submit", "Words of the button", "Empty: Start project.", {
    maxLength: 40,
    required: false,
  }),
  field(
    "link",
    "thankYouPage",
    "Thank-you page",
    "A page of this site to which the form leads once the message is sent, such as /thank-you. Empty: visitors stay on this page.",
    { required: false },
  ),
  field(
    "text",
    "thankYouText",
    "Thank-you text",
    "What visitors read below the form once the message is sent, instead of a page. Empty: The message was sent.",
    { maxLength: 240, required: false },
  ),
  field(
    "string",
    "subject",
    "Subject of the mail",
    "The first words of the subject that you find in the mailbox; who sent it follows. Empty: New project.",
    { maxLength: 60, required: false },
  ),
];

/** A problem of one field of the block. */
type Finding = { field: string; rule: string; fix: string };

/** Findings for a form that leads away from the site, or whose thanks nobody would read. */
export function formFindings({ thankYouPage, thankYouText }: Values): Finding[] {
  if (typeof thankYouPage !== "string" || thankYouPage === "") return [];
  const findings: Finding[] = [];
  if (!/^\/(?!\/)/.test(thankYouPage))
    findings.push({
      field: "thankYouPage",
      rule: `must be a page of this site, is "${thankYouPage}"`,
      fix: "write its path, such as /thank-you",
    });
  if (thankYouText)
    findings.push({
      field: "thankYouText",
      rule: "nobody reads it: the form leads to the thank-you page",
      fix: "remove it, or remove the page",
    });
  return findings;
}
