import { STRINGS } from "../../../constants/strings";
import { useOnline } from "../../../hooks/use-online";
import * as styles from "./connection-status.module.scss";

/** A status line while the browser is offline. The live region is always present, so that it is announced. */
export function ConnectionStatus() {
  const isOnline = useOnline();
  return (
    <p role="status" className={styles.root}>
      {isOnline ? null : <span className={styles.words}>{STRINGS.offline}</span>}
    </p>
  );
}
