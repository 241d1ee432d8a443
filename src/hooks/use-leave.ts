import { useEffect, useRef } from "react";
import { useRoute } from "./use-route";

/** Calls when the page shown is left: for another one, or with the document, which may come back as it was. */
export function useLeave(call: () => void): void {
  const route = useRoute();
  const shown = useRef(route);
  useEffect(() => {
    if (shown.current !== route) call();
    shown.current = route;
  }, [route, call]);
  useEffect(() => {
    addEventListener("pagehide", call);
    return () => removeEventListener("pagehide", call);
  }, [call]);
}
