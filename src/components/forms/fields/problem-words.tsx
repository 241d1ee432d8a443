import * as styles from "./fields.module.scss";

export type ProblemWordsProps = {
  id: string;
  words: string | null;
  /** Shown while the field is valid. */
  hint?: string | undefined;
};

/** The problem of a field, below it. Its space is reserved, so that nothing moves away from the pointer. */
export function ProblemWords({ id, words, hint }: ProblemWordsProps) {
  return (
    <p id={id} className={words ? styles.problem : styles.hintBelow}>
      {words ?? hint}
    </p>
  );
}
