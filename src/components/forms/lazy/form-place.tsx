import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { STRINGS } from "../../../constants/strings";
import * as styles from "./form-place.module.scss";
import { fetchNow } from "./lazy-form";

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
