import { useEffect, useRef, useState } from "react";
import { whenAtRest } from "../../browser/dom/when-at-rest";
import { whenNear } from "../../browser/dom/when-near";
import * as styles from "./local-time.module.scss";

const MINUTE_MS = 60_000;

/**
 * Formats the time of day in a time zone such as `Europe/Prague` as "09:05".
 * @throws RangeError for an unknown zone
 */
export function zoneTime(now: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
    timeZone,
  }).format(now);
}

/**
 * The English name of a time zone, without summer or winter: "Central European Time".
 * @param now the day, because zones have changed
 * @throws RangeError for an unknown zone
 */
export function zoneName(now: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-GB", {
    timeZone,
    timeZoneName: "longGeneric",
  }).formatToParts(now);
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? timeZone;
}

/**
 * The time in a time zone. In built HTML it is the name of the zone, which the time replaces once
 * the element is near and the page at rest: the first use of `Intl` takes a slow phone 50 ms.
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
      // Updates at the next full minute.
      timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS));
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
