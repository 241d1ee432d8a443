import { useId } from "react";
import { PROBLEMS } from "../../../form-contract/problems";
import { useFormEngine } from "../form/form-context";

/**
 * What every kind of field needs: its name or registration, ids, and what is wrong with it.
 * @param tellsAtOnce says so before the visitor has left the field
 */
export function useField(name: string, { tellsAtOnce = false } = {}) {
  const engine = useFormEngine();
  const id = useId();
  const problem = engine?.problems[name];
  const isTold = problem !== undefined && (tellsAtOnce || engine?.isTold(name) === true);
  return {
    id,
    problemId: `${id}-problem`,
    /** In words. */
    words: isTold ? PROBLEMS[problem] : null,
    /** For the element; `data-invalid` colours it as soon as what is in it is wrong. */
    attributes: {
      ...(engine ? engine.register(name) : { name }),
      "aria-invalid": isTold || undefined,
      "aria-describedby": isTold ? `${id}-problem` : undefined,
      "data-invalid": problem === undefined ? undefined : "",
    },
  };
}
