import type { Readable } from "node:stream";
import type { SendMailOptions } from "nodemailer";
import { CV_MEDIA_TYPES } from "../../../src/form-contract/cv";
import type { FormName } from "../../../src/form-contract/forms";
import type { Message } from "../spool/message";
import { type Addresses, bareAddress } from "./addresses";
import { htmlPart, type MailContent } from "./html-part";
import { notesOf } from "./notes";
import { rowsOf, textOf } from "./rows";
import { subjectOf } from "./subject";
import { textPart } from "./text-part";

const FORM_NAMES: Readonly<Record<FormName, string>> = {
  contact: "contact form",
  career: "career form",
  general: "form on the home page",
  callToAction: "form for new projects",
};

/** How much of a message's fingerprint makes the name of an attachment, in characters. */
const FILE_NAME_LENGTH = 8;

/**
 * The mail of a message. The same message gives the same mail, Message-ID and date included, however often it is sent.
 * @param readCv opens the CV; called only when the message has one
 */
export function composeMail(message: Message, { from, to }: Addresses, readCv: () => Readable): SendMailOptions {
  const { id, receivedAt, settled = [] } = message;
  const sender = bareAddress(from);
  const content = contentOf(message);
  return {
    from,
    to,
    envelope: { from: sender, to: to.map(bareAddress).filter((address) => !settled.includes(address.toLowerCase())) },
    ...replyTo(message),
    subject: content.title,
    text: textPart(content),
    html: htmlPart(content),
    attachments: attachmentsOf(message, readCv),
    messageId: `<${id}@${sender.slice(sender.lastIndexOf("@") + 1)}>`,
    date: new Date(receivedAt),
    // RFC 3834: programs that answer mails by themselves leave these alone.
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

function contentOf(message: Message): MailContent {
  const { form, id, receivedAt, values } = message;
  const when = `${receivedAt.slice(0, 10)} at ${receivedAt.slice(11, 16)} UTC`;
  return {
    title: subjectOf(message),
    notes: notesOf(message),
    rows: rowsOf(message),
    message: textOf(values, "message"),
    closing: [
      `Sent with the ${FORM_NAMES[form]} on ${when}.`,
      isAnswerable(textOf(values, "email"))
        ? "An answer to this mail goes to whoever wrote it."
        : "To answer, copy the address above: not every mail server takes it as the one to answer to.",
      `Message ${id}`,
    ],
  };
}

/**
 * As an object: a text with commas in it would become several addresses. An address that is no ASCII before its @ is for
 * mail servers with SMTPUTF8 alone, RFC 6531; others would refuse the whole mail, which has the address in its text, too.
 */
function replyTo(message: Message): Pick<SendMailOptions, "replyTo"> {
  const address = textOf(message.values, "email");
  return isAnswerable(address) ? { replyTo: { name: senderName(message), address } } : {};
}

const isAnswerable = (address: string): boolean => /^[\x21-\x7e]+@/.test(address);

function senderName({ values }: Message): string {
  return [textOf(values, "fullName"), textOf(values, "surname")].join(" ").trim();
}

function attachmentsOf({ id, cv }: Message, readCv: () => Readable): SendMailOptions["attachments"] {
  if (cv === null) return [];
  const filename = `cv-${id.slice(-FILE_NAME_LENGTH)}.${cv.kind}`;
  return [{ filename, contentType: CV_MEDIA_TYPES[cv.kind], content: readCv() }];
}
