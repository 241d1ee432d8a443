import { escapeHtml } from "../../../lib/escape-html";

/** Content of a mail, in display order. */
export type MailContent = {
  title: string;
  notes: string[];
  rows: Row[];
  message: string;
  closing: string[];
};

export type Row = { label: string; value: string };

// On each element: mail programs drop style sheets. https://www.caniemail.com/features/html-style/
const STYLES = {
  body: "margin:0;padding:24px;color:#141618;background:#fff;font:16px/1.5 Arial,Helvetica,sans-serif",
  note: "margin:0 0 16px;padding:8px 12px;background:#fff3c4",
  table: "margin:0 0 16px",
  label:
    "padding:4px 24px 4px 0;color:#5c6166;font-weight:normal;text-align:left;vertical-align:top",
  value: "padding:4px 0;vertical-align:top",
  message: "margin:16px 0;padding:16px 0;border-top:1px solid #d8dadc;white-space:pre-wrap",
  closing: "margin:0;padding:16px 0 0;border-top:1px solid #d8dadc;color:#5c6166;font-size:13px",
};

/**
 * The HTML part: no images, no external resources, every value escaped. It has no links either: mail
 * programs make them of addresses and numbers. Lists of mails show its beginning beside the subject,
 * which it therefore does not repeat.
 */
export function htmlPart({ notes, rows, message, closing }: MailContent): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title></title></head>',
    `<body style="${STYLES.body}">`,
    ...notes.map((note) => `<p style="${STYLES.note}">${escapeHtml(note)}</p>`),
    ...(rows.length === 0 ? [] : [tableHtml(rows)]),
    ...(message === ""
      ? []
      : [`<div dir="auto" style="${STYLES.message}">${escapeHtml(message)}</div>`]),
    `<p style="${STYLES.closing}">${closing.map(escapeHtml).join("<br>")}</p></body></html>`,
  ].join("\n");
}

function tableHtml(rows: readonly Row[]): string {
  const start = `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${STYLES.table}">`;
  const cell = (value: string) =>
    `<td dir="auto" style="${STYLES.value}">${escapeHtml(value)}</td>`;
  const lines = rows.map(
    ({ label, value }) => `<tr><th style="${STYLES.label}">${label}</th>${cell(value)}</tr>`,
  );
  return [start, ...lines, "</table>"].join("\n");
}

/** Number of blanks between the longest label and the values. */
const GAP = 2;

/** The plain text part, with the message exactly as written. */
export function textPart({ notes, rows, message, closing }: MailContent): string {
  const width = Math.max(0, ...rows.map(({ label }) => label.length)) + GAP;
  const lines = rows.map(({ label, value }) => label.padEnd(width) + value).join("\n");
  const parts = [
    notes.map((note) => `! ${note}`).join("\n"),
    lines,
    message,
    ["--", ...closing].join("\n"),
  ];
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}
