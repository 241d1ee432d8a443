import type { FormName } from "../../../src/form-contract/forms";
import type { Settings } from "../../environment";
import { type FormValues, isSpam, type Message } from "./message";

/** Placeholder addresses for mails that are not sent: RFC 2606 reserves the domain. */
const NOBODY = { from: "website@site.invalid", to: "inbox@site.invalid" };

/** The setting of each form's own recipients. */
const MAIL_TO = {
  contact: "MAIL_TO_CONTACT",
  career: "MAIL_TO_CAREER",
  general: "MAIL_TO_GENERAL",
  callToAction: "MAIL_TO_CALL_TO_ACTION",
} as const satisfies Record<FormName, keyof Settings>;

/**
 * The mail's From, To and Reply-To, and the domain of its Message-ID. Sender and recipients come
 * from the settings only, never from user input.
 */
export function addressesOf(message: Message, settings: Settings) {
  const from = settings.MAIL_FROM ?? NOBODY.from;
  const replyTo = replyToOf(message);
  return { from, domain: domainOf(from), replyTo, to: recipientsOf(message, settings) };
}

/** The domain of a mailbox, with or without a display name. */
function domainOf(mailbox: string): string {
  return /@([^@<>]+)>?$/.exec(mailbox)?.[1] ?? "";
}

/**
 * The visitor's mailbox, or `undefined` when the address is fit for the mail's text only. An object:
 * a string with commas would become several addresses.
 */
function replyToOf({ values }: Message): { name: string; address: string } | undefined {
  const address = textOf(values, "email");
  if (!isAnswerable(address)) return undefined;
  const name = [textOf(values, "fullName"), textOf(values, "surname")].join(" ").trim();
  return { name: holdsEncodedWord(name) ? "" : name, address };
}

/** A field's value as text; empty for a field that the form does not have. */
export function textOf(values: FormValues, field: string): string {
  const value = Object.hasOwn(values, field) ? values[field] : "";
  return typeof value === "object" ? value.join(", ") : String(value ?? "");
}

/**
 * Whether mail servers without SMTPUTF8 (RFC 6531) accept an address in Reply-To, and mail programs
 * show it as it is.
 */
export const isAnswerable = (address: string): boolean =>
  /^[\x21-\x7e]+@/.test(address) && !holdsEncodedWord(address);

/** The beginning of an encoded word, which mail programs decode, to any character: RFC 2047, 2. */
export const holdsEncodedWord = (text: string): boolean => text.includes("=?");

/** Recipients for spam or for the message's form; those of `MAIL_TO` where these are not set. */
function recipientsOf({ form, marks }: Message, settings: Settings): string[] {
  const recipients = settings[isSpam(marks) ? "MAIL_TO_SPAM" : MAIL_TO[form]];
  return [recipients, settings.MAIL_TO].find(({ length }) => length > 0) ?? [NOBODY.to];
}
