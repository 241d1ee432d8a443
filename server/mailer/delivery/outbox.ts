import { createTransport } from "nodemailer";
import { replaceFile } from "../../../lib/durable-files";
import type { Settings } from "../../settings";
import { composeMail } from "../mail/compose";
import { PRIVATE } from "../spool/message";
import type { Spool } from "../spool/spool";
import { EVERYBODY, type Send } from "./delivery";

/** Without a mail server: writes each message as a file that any mail program opens. */
export function outboxSend(settings: Settings, spool: Spool): Send {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (message) => {
    const mail = composeMail(message, settings, spool);
    const { message: bytes } = await transport.sendMail(mail);
    if (!Buffer.isBuffer(bytes)) throw new TypeError("The mail was not composed in memory");
    const name = `${message.id}.eml`;
    const draft = spool.path("incoming", name);
    await replaceFile(spool.path("outbox", name), bytes, { ...PRIVATE, draft });
    return EVERYBODY;
  };
}
