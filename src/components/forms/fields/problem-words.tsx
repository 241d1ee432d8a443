import * as styles from "./fields.module.scss";

export type ProblemWordsProps = {
  id: string;
  words: string | null;
  /** Shown while nothing is wrong. */
  hint?: string | undefined;
};

/** What is wrong with a field, below it. Its room is always there: what is pressed next must not move away. */
export function ProblemWords({ id, words, hint }: ProblemWordsProps) {
  return (
    <p id={id} className={words ? styles.problem : styles.hintBelow}>
      {words ?? hint}
    </p>
  );
}
