import { STRINGS } from "../../constants/strings";
import * as styles from "./visibility-mark.module.scss";

/** Says in the preview that an entry is a draft or scheduled; the built site holds no such entry. */
export function VisibilityMark({ visibility }: { visibility: string }) {
  if (visibility === "published") return null;
  return <span className={styles.root}>{visibility === "draft" ? STRINGS.draft : STRINGS.scheduled}</span>;
}
