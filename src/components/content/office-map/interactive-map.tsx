import { useEffect, useRef, useState } from "react";
import { useConsentCopy } from "../../../browser/hooks/use-consent-copy";
import { acceptsMedia } from "../../../browser/stores/accepted-categories";
import { MEDIA_CONSENT_EVENT } from "../../../constants/consent";
import {
  INTERACTIVE_MAP_ROUTE,
  MAP_FAILED,
  MAP_READY,
  MAP_STRINGS,
  MAP_TIMEOUT_MS,
} from "../../../constants/interactive-map";
import * as styles from "./interactive-map.module.scss";

export type InteractiveMapProps = {
  /** Called with whether something covers the drawing. */
  onCover: (isCovered: boolean) => void;
};

type State = "closed" | "asking" | "open" | "failed";

/**
 * A button that opens Google's map in place of the drawing, after the same consent as videos of
 * other sites. The map is in a frame: closing it removes everything that it loaded. Any failure
 * leads back to the drawing.
 */
export function InteractiveMap({ onCover }: InteractiveMapProps) {
  const { media } = useConsentCopy();
  const [state, setState] = useState<State>("closed");
  const button = useRef<HTMLButtonElement>(null);
  const change = (next: State) => {
    setState(next);
    onCover(next === "asking" || next === "open");
  };
  const isCovering = state === "asking" || state === "open";
  const agree = () => {
    document.dispatchEvent(new Event(MEDIA_CONSENT_EVENT));
    change("open");
  };
  const fail = () => {
    change("failed");
    button.current?.focus();
  };
  const toggle = () => {
    if (isCovering) change("closed");
    else change(acceptsMedia() ? "open" : "asking");
  };
  return (
    <>
      {state === "asking" && (
        <fieldset className={styles.question} aria-label={MAP_STRINGS.open}>
          <p>
            {MAP_STRINGS.question} {media && MAP_STRINGS.remembered}
          </p>
          {/* biome-ignore lint/a11y/noAutofocus: the visitor has asked for it */}
          <button type="button" className={styles.agree} onClick={agree} autoFocus>
            {MAP_STRINGS.agree}
          </button>
        </fieldset>
      )}
      {state === "open" && <MapFrame onFail={fail} />}
      <button ref={button} type="button" className={styles.open} onClick={toggle}>
        {isCovering ? MAP_STRINGS.close : MAP_STRINGS.open}
      </button>
      <p role="status" className={styles.status}>
        {state === "failed" && MAP_STRINGS.failed}
      </p>
    </>
  );
}

/** The frame with the map's document, which reports whether it shows. */
function MapFrame({ onFail }: { onFail: () => void }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const fail = useRef(onFail);
  useEffect(() => {
    frame.current?.focus();
    const timeout = setTimeout(() => fail.current(), MAP_TIMEOUT_MS);
    const onMessage = ({ source, origin, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      if (data === MAP_READY) clearTimeout(timeout);
      if (data === MAP_FAILED) fail.current();
    };
    window.addEventListener("message", onMessage);
    return () => {
      clearTimeout(timeout);
      window.removeEventListener("message", onMessage);
    };
  }, []);
  return (
    <iframe
      ref={frame}
      src={INTERACTIVE_MAP_ROUTE}
      title={MAP_STRINGS.interactive}
      className={styles.frame}
    />
  );
}
