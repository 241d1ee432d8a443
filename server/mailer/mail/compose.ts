import MailComposer from "nodemailer/lib/mail-composer";
import { CV_MEDIA_TYPES } from "../../../src/form-contract/cv";
import type { Settings } from "../../environment";
import { addressesOf } from "./addresses";
import { contentOf } from "./content";
import { isSpam, type Message } from "./message";
import { htmlPart, textPart } from "./parts";

/** How much of a message's fingerprint is used in the attachment's name, in characters. */
const FILE_NAME_LENGTH = 8;

/**
 * Writes the mail of a message, complete with headers. They name all recipients: nobody gets a blind
 * copy.
 */
export async function composeMail(message: Message, settings: Settings): Promise<Buffer> {
  const attachments = attachmentsOf(message);
  const { domain, ...addresses } = addressesOf(message, settings);
  const content = contentOf(message, settings);
  const mail = new MailComposer({
    ...addresses,
    subject: content.title,
    text: textPart(content),
    html: htmlPart(content),
    attachments,
    messageId: `<${message.id}@${domain}>`,
    // Gmail joins no mails whose References differ, whatever their subjects are:
    // https://workspaceupdates.googleblog.com/2019/03/threading-changes-in-gmail-conversation-view.html
    references: `<${message.id}.form@${domain}>`,
    date: message.receivedAt,
    headers: {
      // RFC 3834: suppresses automatic replies.
      "Auto-Submitted": "auto-generated",
      ...(isSpam(message.marks) && { "X-Spam-Flag": "YES" }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return mail.compile().build();
}

function attachmentsOf({ id, cv }: Message) {
  if (cv === null) return [];
  const filename = `cv-${id.slice(-FILE_NAME_LENGTH)}.${cv.kind}`;
  return [{ filename, contentType: CV_MEDIA_TYPES[cv.kind], content: cv.content }];
}
