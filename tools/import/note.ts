import type { Problem } from "../../src/content-model/problem";

/** What an import could not do, or did otherwise than an author might expect; the file is one of the source. */
export type Note = Problem & {
  /** Whether something of the article is missing or garbled: it must not be published before somebody has looked. */
  isLoss: boolean;
};

export type Report = (note: Omit<Note, "file">) => void;

/** Reports a place by words that stand there: lines change while a text is converted, the words of an address do not. */
export type ReportAt = (words: string, note: Omit<Note, "file" | "line">) => void;
