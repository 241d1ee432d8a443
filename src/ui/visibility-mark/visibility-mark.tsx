import * as styles from "./visibility-mark.module.scss";

const WORDS = {
  draft: "Draft: not on the live site",
  scheduled: "Scheduled: not on the live site yet",
};

/** Marks a draft or scheduled entry in previews; the built site has no such entries. */
export function VisibilityMark({ visibility }: { visibility: string }) {
  if (visibility === "published") return null;
  return (
    <span className={styles.root}>{visibility === "draft" ? WORDS.draft : WORDS.scheduled}</span>
  );
}
