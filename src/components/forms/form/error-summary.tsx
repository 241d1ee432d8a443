import { type RefObject, useEffect, useRef } from "react";
import { FORM_STRINGS } from "../../../constants/form-strings";
import { PROBLEMS, type Problem } from "../../../form-contract/problems";
import * as styles from "./form.module.scss";

export type ErrorSummaryProps = {
  form: RefObject<HTMLFormElement | null>;
  problems: Readonly<Record<string, Problem>>;
  /** Number of attempts to send. */
  attempt: number;
};

type Wrong = { field: HTMLInputElement; problem: Problem };

const labelOf = (field: HTMLInputElement): string => field.labels?.[0]?.dataset.label ?? "";

/** The invalid fields in document order; of checkboxes with one name the first. */
function wrongFields(form: HTMLFormElement | null, problems: ErrorSummaryProps["problems"]): Wrong[] {
  const names = new Set<string>();
  return [...(form?.elements ?? [])].flatMap((element) => {
    const field = element as HTMLInputElement;
    const problem = problems[field.name];
    if (!problem || names.has(field.name)) return [];
    names.add(field.name);
    return [{ field, problem }];
  });
}

/** After a failed attempt: the invalid fields, each a button that focuses it. Takes the focus. */
export function ErrorSummary({ form, problems, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);
  const wrong = wrongFields(form.current, problems);
  useEffect(() => {
    if (attempt > 0) summary.current?.focus();
  }, [attempt]);
  if (wrong.length === 0) return null;
  return (
    <div ref={summary} tabIndex={-1} role="alert" className={styles.summary}>
      <p>{FORM_STRINGS.summary}</p>
      <ul>
        {wrong.map(({ field, problem }) => (
          <li key={field.name}>
            <button type="button" onClick={() => field.focus()}>
              {labelOf(field)}
            </button>
            {`: ${PROBLEMS[problem]}`}
          </li>
        ))}
      </ul>
    </div>
  );
}
