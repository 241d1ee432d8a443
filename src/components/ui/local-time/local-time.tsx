import { useCallback, useSyncExternalStore } from "react";
import { zoneName, zoneTime } from "../../../utils/zone-time";
import { everyMinute } from "./every-minute";
import * as styles from "./local-time.module.scss";

export type LocalTimeProps = { timeZone: string };

const onServer = () => null;

/** The local time; without JavaScript, the name of the time zone in the same place. */
export function LocalTime({ timeZone }: LocalTimeProps) {
  const now = useCallback(() => zoneTime(new Date(), timeZone), [timeZone]);
  const time = useSyncExternalStore(everyMinute, now, onServer);
  return (
    <span className={styles.root}>
      {time ? (
        <time dateTime={time}>{time}</time>
      ) : (
        // Browsers may name time zones differently than Node at build.
        <span className={styles.name} suppressHydrationWarning>
          {zoneName(new Date(), timeZone)}
        </span>
      )}
    </span>
  );
}
