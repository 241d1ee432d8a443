import { readFile } from "node:fs/promises";
import type { SendMailOptions } from "nodemailer";
import { CV_MEDIA_TYPES } from "../../../src/form-contract/cv";
import type { Settings } from "../../settings";
import { CV_FILE, isSpamList, type Message, type QueuedMessage } from "../spool/message";
import type { Spool } from "../spool/spool";
import { contentOf, holdsEncodedWord, isAnswerable, textOf } from "./content";
import { htmlPart, textPart } from "./parts";
import { spamListContent } from "./spam-list-content";

/** Placeholder addresses for mails that are not sent: RFC 2606 reserves the domain. */
const NOBODY = { from: "website@site.invalid", to: "inbox@site.invalid" };

/** How much of a message's fingerprint is used in the attachment's name, in characters. */
const FILE_NAME_LENGTH = 8;

/**
 * The mail of a message. Deterministic, Message-ID and date included, so that a retry sends the same mail.
 * Sender and recipients come from the settings only, never from user input.
 * Rejects with the system's error when the CV cannot be read.
 */
export async function composeMail(message: QueuedMessage, settings: Settings, spool: Spool): Promise<SendMailOptions> {
  const { id, receivedAt, settled = [] } = message;
  const from = settings.mailFrom ?? NOBODY.from;
  const sender = bareAddress(from);
  const { to, content, ...parts } = isSpamList(message)
    ? { to: settings.mailTo, content: spamListContent(message) }
    : await partsOfMessage(message, settings, spool);
  const recipients = to.length > 0 ? to : [NOBODY.to];
  const unsettled = recipients.map(bareAddress).filter((address) => !settled.includes(address.toLowerCase()));
  return {
    from,
    to: recipients,
    envelope: { from: sender, to: unsettled },
    subject: content.title,
    text: textPart(content),
    html: htmlPart(content),
    ...parts,
    messageId: `<${id}@${sender.slice(sender.lastIndexOf("@") + 1)}>`,
    date: new Date(receivedAt),
    // RFC 3834: suppresses automatic replies.
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

async function partsOfMessage(message: Message, settings: Settings, spool: Spool) {
  const ofForm = settings.mailToByForm[message.form];
  return {
    to: ofForm.length > 0 ? ofForm : settings.mailTo,
    content: contentOf(message),
    ...replyTo(message),
    attachments: await attachmentsOf(message, spool),
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
  return isAnswerable(address) ? { replyTo: { name: holdsEncodedWord(name) ? "" : name, address } } : {};
}

/** Read completely: a stream could not be sent again when a pooled connection turns out to be closed. */
async function attachmentsOf({ id, cv }: Message, spool: Spool): Promise<NonNullable<SendMailOptions["attachments"]>> {
  if (cv === null) return [];
  const filename = `cv-${id.slice(-FILE_NAME_LENGTH)}.${cv.kind}`;
  const content = await readFile(spool.path("queue", id, CV_FILE));
  return [{ filename, contentType: CV_MEDIA_TYPES[cv.kind], content }];
}
