import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { STRINGS } from "../../../constants/strings";
import { fetchNow } from "./lazy-form";
import * as styles from "./near.module.scss";

export type FormPlaceProps = { id: string; children: ReactNode };

/** Where a form stands, or will. */
export function FormPlace({ id, children }: FormPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Navigated to: no HTML of it is here.
    if (!place.current?.querySelector("form")) fetchNow(id);
  }, [id]);
  return (
    <div ref={place} id={id} className={styles.place}>
      <Suspense fallback={<p role="status">{STRINGS.loading}</p>}>{children}</Suspense>
    </div>
  );
}
