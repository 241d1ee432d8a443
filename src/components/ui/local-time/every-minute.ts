import { untilNextMinute } from "../../../utils/zone-time";

/**
 * Calls when a new minute begins, and when the page becomes visible again; no timer runs while it is hidden.
 * @returns stops it
 */
export function everyMinute(call: () => void): () => void {
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
