import { type RefObject, useEffect, useRef } from "react";
import { FORM_STRINGS } from "../../../constants/form-strings";
import { PROBLEMS, type Problem } from "../../../form-contract/problems";
import * as styles from "./form.module.scss";

export type ErrorSummaryProps = {
  form: RefObject<HTMLFormElement | null>;
  problems: Readonly<Record<string, Problem>>;
  /** Counts how often the visitor has tried to send. */
  attempt: number;
};

/** A field of a form; of boxes with one name the first. */
function fieldOf(form: HTMLFormElement | null, name: string): HTMLInputElement | null {
  const found = form?.elements.namedItem(name);
  return (found instanceof RadioNodeList ? found[0] : found) as HTMLInputElement | null;
}

const labelOf = (field: HTMLInputElement | null): string => field?.labels?.[0]?.dataset.label ?? "";

/** After a try that failed: what to look at again, with the way there. Takes the focus. */
export function ErrorSummary({ form, problems, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const entries = Object.entries(problems);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);
  if (entries.length === 0) return null;
  return (
    <div ref={summary} tabIndex={-1} role="alert" className={styles.summary}>
      <p>{FORM_STRINGS.summary}</p>
      <ul>
        {entries.map(([name, problem]) => (
          <li key={name}>
            <button type="button" onClick={() => fieldOf(form.current, name)?.focus()}>
              {labelOf(fieldOf(form.current, name))}
            </button>
            {`: ${PROBLEMS[problem]}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
