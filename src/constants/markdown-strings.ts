/** What the built Markdown says to those who cannot see it. */
export const MARKDOWN_STRINGS = {
  table: "Table",
  code: "Code",
  done: "Done",
  toDo: "To do",
  footnote: "Footnote",
  footnotes: "Footnotes",
  backToText: "Back to the text",
  sectionLink: "Link to section",
  pause: "Pause the animation",
} as const;
