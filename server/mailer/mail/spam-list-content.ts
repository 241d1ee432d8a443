import { type ListedMessage, type Message, parseMessageId, SPAM_KEPT_DAYS, type SpamList } from "../spool/message";
import { type MailContent, type Row, SUBJECTS, textOf, timeInWords, truncated } from "./content";

/** How much of a message, and of its sender, a list shows, in characters. */
const MAX_WORDS = 120;

/** A message in one line: programs that send spam hide words in invisible characters and below blank lines. */
function oneLine(text: string): string {
  const visible = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").replace(/\p{Cf}/gu, "");
  return truncated(visible.trim(), MAX_WORDS);
}

/** @param message `null` when its file cannot be read */
export function listedMessage(id: string, message: Message | null): ListedMessage {
  if (message === null) return { id, form: null, sender: "", firstWords: "" };
  const { form, values } = message;
  const name = [textOf(values, "fullName"), textOf(values, "surname")].join(" ").trim();
  return {
    id,
    form,
    sender: oneLine(`${name} <${textOf(values, "email")}>`),
    firstWords: oneLine(textOf(values, "message")),
  };
}

/** The mail that lists what was set aside. None of its values is a link. */
export function spamListContent({ id, listed }: SpamList): MailContent {
  const count = listed.length === 1 ? "1 message was" : `${listed.length} messages were`;
  return {
    title: `${count} set aside as spam`,
    notes: [],
    tables: listed.map(rowsOf),
    message: "",
    closing: [
      `These messages look like a program's and were not delivered. They are kept for ${SPAM_KEPT_DAYS} days.`,
      "To deliver one after all, run in the server's folder: node server.mjs replay <id>",
      "In the project: npm run mailer:replay -- <id>",
      `List ${id}`,
    ],
  };
}

function rowsOf({ id, form, sender, firstWords }: ListedMessage): Row[] {
  const receivedAt = new Date(parseMessageId(id)?.receivedAtMs ?? 0).toISOString();
  const rows: Row[] = [
    { field: "sender", label: "From", value: sender },
    { field: "form", label: "Form", value: form === null ? "unknown: its file cannot be read" : SUBJECTS[form].form },
    { field: "receivedAt", label: "Received", value: timeInWords(receivedAt) },
    { field: "firstWords", label: "Words", value: firstWords },
    { field: "id", label: "Id", value: id },
  ];
  return rows.filter(({ value }) => value !== "");
}
