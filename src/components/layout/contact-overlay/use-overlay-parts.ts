import { useEffect, useState } from "react";
import { CONTACT_FORM_ROUTE } from "../../../constants/routes";
import { reloadOnce } from "../../../dom/reload-guard";
import { shownLongEnough, withProgress } from "../../../stores/progress";

type Parts = typeof import("./overlay-parts");

/** Kept once loaded, so that the next opening renders them synchronously. */
let arrived: Parts | undefined;

async function loadParts(): Promise<Parts> {
  arrived = await import("./overlay-parts");
  return arrived;
}

/**
 * The form and its readers, loaded when the overlay first opens. When that fails, the form's page is opened, or the script
 * says so.
 */
export function useOverlayParts(isOpen: boolean): { parts: Parts | undefined; hasFailed: boolean } {
  const [parts, setParts] = useState(arrived);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isOpen || arrived) return;
    let isWanted = true;
    setFailed(false);
    shownLongEnough(withProgress(loadParts())).then(
      (loaded) => isWanted && setParts(() => loaded),
      () => isWanted && !reloadOnce(CONTACT_FORM_ROUTE) && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [isOpen]);
  return { parts: parts ?? arrived, hasFailed };
}
