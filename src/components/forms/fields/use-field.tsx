import { useId } from "react";
import { PROBLEMS } from "../../../form-contract/problems";
import { useFormState } from "../form/form-context";
import * as styles from "./fields.module.scss";

/**
 * Registers a field of any kind.
 * @param showsImmediately whether a problem shows before the visitor has left the field
 * @returns ids, the text of a shown problem, and the attributes of the element
 */
export function useField(name: string, { showsImmediately = false } = {}) {
  const { register, problems, showsProblem, isHydrated } = useFormState();
  const id = useId();
  const problem = problems[name];
  const isShown = problem !== undefined && (showsImmediately || showsProblem(name));
  return {
    id,
    problemId: `${id}-problem`,
    problem: isShown ? PROBLEMS[problem] : null,
    attributes: {
      ...register(name),
      // Also for valid fields: browsers have other rules, and would tell screen readers about them.
      "aria-invalid": isHydrated ? isShown : undefined,
      "aria-describedby": isShown ? `${id}-problem` : undefined,
      // Colours the field as soon as it is invalid.
      "data-invalid": problem && "",
    },
  };
}

export type FieldMessageProps = {
  id: string;
  problem: string | null;
  /** Shown while there is no problem. */
  hint?: string | undefined;
};

/** The problem of a field, or a hint, below it. Its space is reserved, so that nothing moves. */
export function FieldMessage({ id, problem, hint }: FieldMessageProps) {
  return (
    <p id={id} className={problem ? styles.problem : styles.hintBelow}>
      {problem ?? hint}
    </p>
  );
}
