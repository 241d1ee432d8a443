import { useEffect, useState } from "react";
import { CONTACT_FORM_ROUTE } from "../../../constants/routes";
import { reloadOnce } from "../../../dom/reload-guard";
import { shownLongEnough, withProgress } from "../../../stores/progress";

type Parts = typeof import("./overlay-parts");

/** The form and its readers, loaded when the overlay first opens. When that fails, the form's page is opened or linked. */
export function useOverlayParts(isOpen: boolean): { parts: Parts | undefined; hasFailed: boolean } {
  const [parts, setParts] = useState<Parts>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isOpen || parts) return;
    let isWanted = true;
    setFailed(false);
    shownLongEnough(withProgress(import("./overlay-parts"))).then(
      (loaded) => isWanted && setParts(loaded),
      () => isWanted && !reloadOnce(CONTACT_FORM_ROUTE) && setFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [isOpen, parts]);
  return { parts, hasFailed };
}
