import { useCallback, useSyncExternalStore } from "react";
import { untilNextMinute, zoneName, zoneTime } from "../../../utils/zone-time";
import * as styles from "./local-time.module.scss";

export type LocalTimeProps = { timeZone: string };

/** Calls when a new minute begins, and when the page becomes visible again; no timer runs while it is hidden. */
function everyMinute(call: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    if (document.visibilityState === "hidden") return;
    timer = setTimeout(tick, untilNextMinute(new Date()));
  };
  const tick = () => {
    call();
    wait();
  };
  document.addEventListener("visibilitychange", tick);
  wait();
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", tick);
  };
}

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
