import { useEffect, useState } from "react";

/**
 * A line across the window: what crosses it is being read. Below the place where anchors stop (the bar at the top and the
 * offset of the specification), also in a landscape phone, whose bar is low.
 */
const READING_LINE = "-40% 0px -59% 0px";

/** The section being read; none before hydration, and above and below all sections. */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  const joined = ids.join(" ");
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setCurrent((before) => entries.reduce(afterCrossing, before)),
      { rootMargin: READING_LINE },
    );
    for (const id of joined.split(" ")) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [joined]);
  return current;
}

function afterCrossing(before: string | undefined, { isIntersecting, target }: IntersectionObserverEntry) {
  if (isIntersecting) return target.id;
  return before === target.id ? undefined : before;
}
