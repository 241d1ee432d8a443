import { type RefObject, useCallback, useRef } from "react";
import { type FieldErrors, useForm } from "react-hook-form";
import type { GenericSchema } from "valibot";
import type { FormName } from "../../../form-contract/form-ids";
import { PROBLEMS, type Problem } from "../../../form-contract/problems";
import { type Fill, useDraft } from "../../../hooks/use-draft";
import { useHydrated } from "../../../hooks/use-hydrated";
import type { FormState } from "./form-context";
import { type FileRule, resolverOf } from "./resolver";
import { noteSent, useEmptied } from "./sent-words";
import { useBotCheck } from "./use-bot-check";
import { useSending } from "./use-sending";

const problemsOf = (errors: FieldErrors): Record<string, Problem> =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.type as Problem]));

type FormEngine = FormState & {
  /** Sends valid input, shows problems otherwise. */
  submit: () => void;
  /** The problems once the visitor has tried to send. */
  refused: Readonly<Record<string, Problem>>;
  /** Number of attempts. */
  attempt: number;
};

/** Validates a form as it is filled in, keeps a draft, sends it and reports the result. */
export function useFormEngine(
  form: RefObject<HTMLFormElement | null>,
  name: FormName,
  schema: GenericSchema,
  fileRule: FileRule | undefined,
): FormEngine {
  const resolver = useRef(resolverOf(schema, fileRule));
  // The summary takes the focus.
  const { register, handleSubmit, formState, reset, setError, setValue } = useForm({
    mode: "all",
    resolver: resolver.current,
    shouldFocusError: false,
  });
  const { errors, isValid, touchedFields, isSubmitted, submitCount } = formState;
  const fill = useCallback<Fill>((field, value) => setValue(field, value, { shouldValidate: true }), [setValue]);
  const draft = useDraft(form, name, fill);
  const { sending, take } = useSending(name, {
    askToken: useBotCheck(form),
    // Since navigation started. Input from before this script cannot be timed.
    elapsed: () => (draft.hadWords() ? undefined : performance.now()),
    onRefused: (problems) => {
      for (const [field, type] of Object.entries(problems)) setError(field, { type, message: PROBLEMS[type] });
    },
  });
  useEmptied(form, name, sending, reset);
  const problems = problemsOf(errors);
  return {
    register,
    problems,
    showsProblem: (field) => isSubmitted || Boolean(touchedFields[field]),
    isHydrated: useHydrated(),
    isValid,
    sending,
    submit: () => void handleSubmit((values) => take(values, noteSent(form, name)))(),
    refused: isSubmitted ? problems : {},
    attempt: submitCount,
  };
}
