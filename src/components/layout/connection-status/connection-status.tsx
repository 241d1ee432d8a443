import { STRINGS } from "../../../constants/strings";
import { useOnline } from "../../../hooks/use-online";
import * as styles from "./connection-status.module.scss";

/** A quiet line while the browser is offline. It is always there, or it would not be announced. */
export function ConnectionStatus() {
  const isOnline = useOnline();
  return (
    <p role="status" className={styles.root}>
      {isOnline ? null : <span className={styles.words}>{STRINGS.offline}</span>}
    </p>
  );
}
