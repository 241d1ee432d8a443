import { type RefObject, useCallback, useRef } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import type { GenericSchema } from "valibot";
import type { FormName } from "../../../form-contract/form-ids";
import { PROBLEMS, type Problem } from "../../../form-contract/problems";
import { useAlive } from "../../../hooks/use-alive";
import { type Fill, forgetDraft, useDraft } from "../../../hooks/use-draft";
import type { FormState } from "./form-context";
import { resolverOf } from "./resolver";
import { useBotCheck } from "./use-bot-check";
import { useSending } from "./use-sending";

const problemsOf = (errors: FieldErrors): Record<string, Problem> =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.type as Problem]));

export type FormEngine = FormState & {
  /** Sends what is valid, says what is not. */
  submit: () => void;
  /** What was wrong when the visitor last tried to send. */
  refused: Readonly<Record<string, Problem>>;
  /** Counts the tries. */
  attempt: number;
};

/** Judges a form while it is filled in, keeps a draft of it, sends it, and says what became of it. */
export function useFormEngine(
  form: RefObject<HTMLFormElement | null>,
  name: FormName,
  schema: GenericSchema,
  takesCv: boolean,
): FormEngine {
  const resolver = useRef(resolverOf(schema, takesCv));
  // The summary takes the focus.
  const { register, handleSubmit, formState, reset, setError, setValue } = useForm({
    mode: "all",
    resolver: resolver.current,
    shouldFocusError: false,
  });
  const { errors, isValid, touchedFields, isSubmitted, submitCount } = formState;
  // Since the document was asked for: what is typed before this script is there counts. What came back from a draft was
  // written before that.
  const hadDraft = useRef(false);
  const { sending, take } = useSending(name, {
    askToken: useBotCheck(form),
    elapsed: () => (hadDraft.current ? undefined : performance.now()),
    onSent: () => forgetDraft(name),
    onOver: () => {
      forgetDraft(name);
      form.current?.reset();
      reset();
    },
    onRefused: (problems) => {
      for (const [field, type] of Object.entries(problems)) setError(field, { type, message: PROBLEMS[type] });
    },
  });
  const fill = useCallback<Fill>(
    (field, value) => {
      hadDraft.current = true;
      setValue(field, value, { shouldValidate: true });
    },
    [setValue],
  );
  useDraft(form, name, fill);
  const problems = problemsOf(errors);
  return {
    register,
    problems,
    isTold: (field) => isSubmitted || Boolean(touchedFields[field]),
    isAlive: useAlive(),
    isValid,
    sending,
    submit: () => void handleSubmit(take)(),
    refused: isSubmitted ? problems : {},
    attempt: submitCount,
  };
}
