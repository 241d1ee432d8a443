import { createReadStream } from "node:fs";
import type { SendMailOptions } from "nodemailer";
import { CV_MEDIA_TYPES } from "../../../src/form-contract/cv";
import type { Settings } from "../../settings";
import { CV_FILE, type Message } from "../spool/message";
import type { Spool } from "../spool/spool";
import { contentOf, isAnswerable, textOf } from "./content";
import { htmlPart, textPart } from "./parts";

/** Placeholder addresses for mails that are not sent: RFC 2606 reserves the domain. */
const NOBODY = { from: "website@site.invalid", to: "inbox@site.invalid" };

/** How much of a message's fingerprint is used in the attachment's name, in characters. */
const FILE_NAME_LENGTH = 8;

/**
 * The mail of a message. Deterministic, Message-ID and date included, so that a retry sends the same mail.
 * Sender and recipients come from the settings only, never from user input.
 */
export function composeMail(message: Message, settings: Settings, spool: Spool): SendMailOptions {
  const { id, form, receivedAt, settled = [] } = message;
  const from = settings.mailFrom ?? NOBODY.from;
  const to = [settings.mailToByForm[form], settings.mailTo, [NOBODY.to]].find((list) => list.length > 0) ?? [];
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
    attachments: attachmentsOf(message, spool),
    messageId: `<${id}@${sender.slice(sender.lastIndexOf("@") + 1)}>`,
    date: new Date(receivedAt),
    // RFC 3834: suppresses automatic replies.
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The bare address of `Name <name@host>`. */
function bareAddress(mailbox: string): string {
  return /<([^<>]+)>$/.exec(mailbox)?.[1] ?? mailbox;
}

/** As an object: a string with commas would become several addresses. An unusable address appears in the text only. */
function replyTo({ values }: Message): Pick<SendMailOptions, "replyTo"> {
  const address = textOf(values, "email");
  const name = [textOf(values, "fullName"), textOf(values, "surname")].join(" ").trim();
  return isAnswerable(address) ? { replyTo: { name, address } } : {};
}

function attachmentsOf({ id, cv }: Message, spool: Spool): SendMailOptions["attachments"] {
  if (cv === null) return [];
  const filename = `cv-${id.slice(-FILE_NAME_LENGTH)}.${cv.kind}`;
  return [
    { filename, contentType: CV_MEDIA_TYPES[cv.kind], content: createReadStream(spool.path("queue", id, CV_FILE)) },
  ];
}
