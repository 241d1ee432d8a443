import { useId } from "react";
import { PROBLEMS } from "../../../form-contract/problems";
import { useFormState } from "../form/form-context";

/**
 * What every kind of field needs: its name or registration, ids, and what is wrong with it.
 * @param tellsAtOnce says so before the visitor has left the field
 */
export function useField(name: string, { tellsAtOnce = false } = {}) {
  const { register, problems, isTold: isToldIn } = useFormState();
  const id = useId();
  const problem = problems[name];
  const isTold = problem !== undefined && (tellsAtOnce || isToldIn(name));
  return {
    id,
    problemId: `${id}-problem`,
    /** In words. */
    words: isTold ? PROBLEMS[problem] : null,
    /** For the element; `data-invalid` colours it as soon as what is in it is wrong. */
    attributes: {
      ...register(name),
      "aria-invalid": isTold || undefined,
      "aria-describedby": isTold ? `${id}-problem` : undefined,
      "data-invalid": problem === undefined ? undefined : "",
    },
  };
}
