import { useEffect, useRef, useState } from "react";
import { whenAtRest } from "../../dom/when-at-rest";
import { whenNear } from "../../dom/when-near";
import { untilNextMinute, zoneName, zoneTime } from "../../utils/zone-time";
import * as styles from "./local-time.module.scss";

/**
 * The local time, once it comes near and the page is at rest; the first use of `Intl` takes a slow phone 50 ms. Until then, and
 * without JavaScript, the built page's name of the time zone in the same place.
 */
export function LocalTime({ timeZone }: { timeZone: string }) {
  const root = useRef<HTMLSpanElement>(null);
  const [time, setTime] = useState("");
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isShown = true;
    const tick = () => {
      if (!isShown) return;
      setTime(zoneTime(new Date(), timeZone));
      timer = setTimeout(tick, untilNextMinute(new Date()));
    };
    const stop = root.current ? whenNear(root.current, () => whenAtRest(tick)) : undefined;
    return () => {
      isShown = false;
      clearTimeout(timer);
      stop?.();
    };
  }, [timeZone]);
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
