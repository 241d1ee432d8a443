/** Strings that only the pages of articles use. */
export const ARTICLE_STRINGS = {
  published: "Published",
  writtenBy: "By",
  aboutTheAuthor: "About the author",
  readingTime: "min read",
  copyCode: "Copy code",
  copied: "Copied",
  /** Shown when the browser refuses to copy, and the code is selected instead. */
  selected: "Selected: copy it by hand",
  codeCopied: "The code is copied.",
  codeSelected: "Your browser does not let this page copy. The code is selected: copy it by hand.",
  share: "Share this article",
  email: "E-mail",
} as const;

/** How long a copy button shows its result. */
export const COPIED_MS = 3000;
