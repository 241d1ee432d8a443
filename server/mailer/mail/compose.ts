import MailComposer from "nodemailer/lib/mail-composer";
import { CV_MEDIA_TYPES } from "../../../src/form-contract/cv";
import type { FormName } from "../../../src/form-contract/forms";
import type { Settings } from "../../environment";
import { contentOf, holdsEncodedWord, isAnswerable, textOf } from "./content";
import { isSpam, type Message } from "./message";
import { htmlPart, textPart } from "./parts";

/** Placeholder addresses for mails that are not sent: RFC 2606 reserves the domain. */
const NOBODY = { from: "website@site.invalid", to: "inbox@site.invalid" };

/** The setting of each form's own recipients. */
const MAIL_TO = {
  contact: "MAIL_TO_CONTACT",
  career: "MAIL_TO_CAREER",
  general: "MAIL_TO_GENERAL",
  callToAction: "MAIL_TO_CALL_TO_ACTION",
} as const satisfies Record<FormName, keyof Settings>;

/** How much of a message's fingerprint is used in the attachment's name, in characters. */
const FILE_NAME_LENGTH = 8;

/**
 * The mail of a message, complete: who gets it stands in its headers, since nobody gets a blind
 * copy. Sender and recipients come from the settings only, never from user input.
 */
export async function composeMail(message: Message, settings: Settings): Promise<Buffer> {
  const from = settings.MAIL_FROM ?? NOBODY.from;
  const content = contentOf(message, settings);
  const mail = new MailComposer({
    from,
    to: recipientsOf(message, settings),
    ...replyTo(message),
    subject: content.title,
    text: textPart(content),
    html: htmlPart(content),
    attachments: attachmentsOf(message),
    messageId: `<${message.id}@${domainOf(from)}>`,
    date: message.receivedAt,
    // RFC 3834: suppresses automatic replies.
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(isSpam(message.signs) && { "X-Spam-Flag": "YES" }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return mail.compile().build();
}

function recipientsOf({ form, signs }: Message, settings: Settings): string[] {
  const own = settings[isSpam(signs) ? "MAIL_TO_SPAM" : MAIL_TO[form]];
  return [own, settings.MAIL_TO].find(({ length }) => length > 0) ?? [NOBODY.to];
}

/** Of an address, or of `Name <name@host>`. */
function domainOf(mailbox: string): string {
  return /@([^@<>]+)>?$/.exec(mailbox)?.[1] ?? "";
}

/**
 * As an object: a string with commas would become several addresses. An unusable address appears in
 * the text only.
 */
function replyTo({ values }: Message) {
  const address = textOf(values, "email");
  const name = [textOf(values, "fullName"), textOf(values, "surname")].join(" ").trim();
  return isAnswerable(address)
    ? { replyTo: { name: holdsEncodedWord(name) ? "" : name, address } }
    : {};
}

function attachmentsOf({ id, cv }: Message) {
  if (cv === null) return [];
  const filename = `cv-${id.slice(-FILE_NAME_LENGTH)}.${cv.kind}`;
  return [{ filename, contentType: CV_MEDIA_TYPES[cv.kind], content: cv.content }];
}
