import type { MailContent } from "./html-part";

/** Blanks between the longest label and the values. */
const GAP = 2;

/** The mail as plain text, the message exactly as it was written. */
export function textPart({ notes, rows, message, closing }: MailContent): string {
  const width = Math.max(0, ...rows.map(({ label }) => label.length)) + GAP;
  const lines = rows.map(({ label, value }) => label.padEnd(width) + value);
  const parts = [notes.map((note) => `! ${note}`).join("\n"), lines.join("\n"), message, ["--", ...closing].join("\n")];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}
