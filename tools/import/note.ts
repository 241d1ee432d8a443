import type { Problem } from "../../src/content-model/problem";

/** What an import could not do, or did otherwise than an author might expect; the file is one of the source. */
export type Note = Problem & {
  /** Whether something of the article is missing or garbled: it must not be published before somebody has looked. */
  isLoss: boolean;
};

/** A note before anybody knows in which file. */
export type Remark = Omit<Note, "file">;

export type Tell = (remark: Remark) => void;

/** Tells of a place by words that stand there; lines change while a text is converted, the words of an address do not. */
export type TellAt = (words: string, remark: Omit<Remark, "line">) => void;
