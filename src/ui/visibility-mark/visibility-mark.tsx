import * as styles from "./visibility-mark.module.scss";

const WORDS: Readonly<Record<string, string>> = {
  draft: "Draft: not on the live site",
  scheduled: "Scheduled: not on the live site yet",
  closed: "Closed: no longer on the live site",
};

/** Marks a draft, scheduled or closed entry in previews; the built site has no such entries. */
export function VisibilityMark({ visibility }: { visibility: string }) {
  const words = WORDS[visibility];
  return words ? <span className={styles.root}>{words}</span> : null;
}
