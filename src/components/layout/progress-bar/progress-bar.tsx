import { useProgress } from "../../../browser/stores/progress";
import { STRINGS } from "../../../constants/strings";
import { classNames } from "../../../ui/class-names";
import * as styles from "./progress-bar.module.scss";

/** A line at the top of the window while something loads. */
export function ProgressBar() {
  const { isShown, percent, hasFailed } = useProgress();
  if (!isShown) return null;
  return (
    <div
      role="progressbar"
      aria-label={STRINGS.loading}
      aria-valuenow={Math.round(percent)}
      className={classNames(styles.root, hasFailed && styles.failed)}
    >
      <div className={styles.line} style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  );
}
