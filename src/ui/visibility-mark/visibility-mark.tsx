import * as styles from "./visibility-mark.module.scss";

const WORDS = {
  draft: "Draft: not on the live site",
  scheduled: "Scheduled: not on the live site yet",
};

/**
 * Says in the preview that an entry is a draft or scheduled; the built site holds no such entry.
 */
export function VisibilityMark({ visibility }: { visibility: string }) {
  if (visibility === "published") return null;
  return (
    <span className={styles.root}>{visibility === "draft" ? WORDS.draft : WORDS.scheduled}</span>
  );
}
