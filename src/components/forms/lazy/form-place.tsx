import { type ReactNode, Suspense, useEffect, useRef } from "react";
import { STRINGS } from "../../../constants/strings";
import * as styles from "./form-place.module.scss";
import { fetchNow } from "./lazy-form";

export type FormPlaceProps = { id: string; children: ReactNode };

/** The place of a form while it loads and after. */
export function FormPlace({ id, children }: FormPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After client navigation there is no built HTML of the form.
    if (!place.current?.querySelector("form")) fetchNow(id);
  }, [id]);
  return (
    <div ref={place} id={id} className={styles.place}>
      <Suspense fallback={<p role="status">{STRINGS.loading}</p>}>{children}</Suspense>
    </div>
  );
}
