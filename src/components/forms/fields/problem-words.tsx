import * as styles from "./fields.module.scss";

/** What is wrong with a field, below it. Its room is always there: what is pressed next must not move away. */
export function ProblemWords({ id, words }: { id: string; words: string | null }) {
  return (
    <p id={id} className={styles.problem}>
      {words}
    </p>
  );
}
