import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { whenAtRest } from "../../dom/when-at-rest";
import { whenNear } from "../../dom/when-near";
import { untilNextMinute, zoneName, zoneTime } from "../../utils/zone-time";
import * as styles from "./local-time.module.scss";

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

const never = () => () => {};
const nothing = () => null;

/**
 * The local time, once it comes near and the page is at rest; the first use of `Intl` takes a slow phone 50 ms. Until then, and
 * without JavaScript, the built page's name of the time zone in the same place.
 */
export function LocalTime({ timeZone }: { timeZone: string }) {
  const root = useRef<HTMLSpanElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => (root.current ? whenNear(root.current, () => whenAtRest(() => setIsNear(true))) : undefined), []);
  const now = useCallback(() => zoneTime(new Date(), timeZone), [timeZone]);
  const time = useSyncExternalStore(isNear ? everyMinute : never, isNear ? now : nothing, nothing);
  return (
    <span ref={root} className={styles.root}>
      {time ? (
        <time dateTime={time}>{time}</time>
      ) : (
        <span className={styles.name} suppressHydrationWarning>
          {typeof window === "undefined" ? zoneName(new Date(), timeZone) : ""}
        </span>
      )}
    </span>
  );
}
