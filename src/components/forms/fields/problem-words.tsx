import * as styles from "./fields.module.scss";

/** What is wrong with a field, below it. */
export function ProblemWords({ id, words }: { id: string; words: string | null }) {
  return words ? (
    <p id={id} className={styles.problem}>
      {words}
    </p>
  ) : null;
}
