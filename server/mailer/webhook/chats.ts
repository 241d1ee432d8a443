import { textOf } from "../mail/addresses";
import { headingOf, rowsOf } from "../mail/content";
import type { Call } from "./call";

/** How many characters of a message a chat shows. The mail has the rest. */
const LIMITS = {
  // Slack advises 4,000 for a text, and cuts blocks at 3,000.
  slack: 3_000,
  // Of 2,000 with the heading: https://docs.discord.com/developers/resources/webhook
  discord: 1_850,
  // Servers split at 16,383, older ones at 4,000.
  mattermost: 3_000,
  // A call has 28 kB at most.
  teams: 3_000,
} as const;

export type Chat = keyof typeof LIMITS;

/** How many lines of a message a chat shows. */
const MAX_LINES = 100;

const CUT = "\u2026\nThe mail has the whole message.";

/**
 * A call as a chat's incoming webhook takes it. What a visitor typed stands where the chat reads no
 * marks: no mention, link, picture or format comes of it.
 */
export function inFormat(chat: Chat, call: Call): object {
  const heading = headingOf(call);
  if (chat === "teams") return cardOf(heading, call);
  const text = (encode?: (character: string) => string) =>
    `${heading}\n${fenced(shorten(textOfCall(call), LIMITS[chat], encode))}`;
  if (chat === "slack") return { text: text(encodeForSlack), unfurl_links: false };
  if (chat === "mattermost") return { text: text() };
  return { content: text(), allowed_mentions: { parse: [] } };
}

/** All fields, a line each, and the message. */
function textOfCall(call: Call): string {
  const rows = rowsOf(call).map(({ label, value }) => `${label}: ${value}`);
  const message = textOf(call.values, "message");
  return [...rows, ...(message === "" ? [] : ["", message])].join("\n");
}

/** A block of code, which what is in it cannot end. */
const fenced = (text: string): string => `\`\`\`\n${text.replaceAll("```", "'''")}\n\`\`\``;

/** The three characters that are marks everywhere: https://docs.slack.dev/messaging/formatting-message-text */
const encodeForSlack = (character: string): string =>
  ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[character] ?? character;

/** The beginning of a text, in whole characters, once these are encoded. */
function shorten(text: string, maxLength: number, encode = (character: string) => character) {
  const lines = text.split("\n");
  let shown = "";
  for (const character of lines.slice(0, MAX_LINES).join("\n")) {
    const next = shown + encode(character);
    if (next.length > maxLength) return shown + CUT;
    shown = next;
  }
  return lines.length > MAX_LINES ? shown + CUT : shown;
}

/**
 * An Adaptive Card, as a workflow of Microsoft Teams posts it. Runs of a RichTextBlock have no
 * Markdown: https://learn.microsoft.com/adaptive-cards/authoring-cards/text-features
 */
function cardOf(heading: string, call: Call): object {
  const lines = shorten(textOfCall(call), LIMITS.teams).split("\n");
  const block = (text: string, style = {}) => ({
    type: "RichTextBlock",
    inlines: [{ type: "TextRun", text, ...style }],
  });
  const content = {
    type: "AdaptiveCard",
    $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
    version: "1.4",
    body: [
      block(heading, { weight: "Bolder", size: "Medium" }),
      // Dates in double braces would be rewritten.
      ...lines.flatMap((line) => (line === "" ? [] : [block(line.replaceAll("{{", "{ {"))])),
    ],
  };
  const contentType = "application/vnd.microsoft.card.adaptive";
  return { type: "message", attachments: [{ contentType, contentUrl: null, content }] };
}
