import { useId } from "react";
import { PROBLEMS } from "../../../form-contract/problems";
import { useFormState } from "../form/form-context";
import * as styles from "./fields.module.scss";

/**
 * What every kind of field needs: its registration, ids, and its problem.
 * @param showsImmediately shows the problem before the visitor has left the field
 */
export function useField(name: string, { showsImmediately = false } = {}) {
  const { register, problems, showsProblem, isHydrated } = useFormState();
  const id = useId();
  const problem = problems[name];
  const isShown = problem !== undefined && (showsImmediately || showsProblem(name));
  return {
    id,
    problemId: `${id}-problem`,
    /** In words. */
    words: isShown ? PROBLEMS[problem] : null,
    /** For the element; `data-invalid` colours it as soon as it is invalid. */
    attributes: {
      ...register(name),
      // Also when it is not: the browser has rules of its own, and would tell a screen reader.
      "aria-invalid": isHydrated ? isShown : undefined,
      "aria-describedby": isShown ? `${id}-problem` : undefined,
      "data-invalid": problem === undefined ? undefined : "",
    },
  };
}

export type ProblemWordsProps = {
  id: string;
  words: string | null;
  /** Shown while the field is valid. */
  hint?: string | undefined;
};

/**
 * The problem of a field, below it. Its space is reserved, so that nothing moves away from the
 * pointer.
 */
export function ProblemWords({ id, words, hint }: ProblemWordsProps) {
  return (
    <p id={id} className={words ? styles.problem : styles.hintBelow}>
      {words ?? hint}
    </p>
  );
}
