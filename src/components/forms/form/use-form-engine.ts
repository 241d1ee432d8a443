import { type RefObject, useCallback, useRef } from "react";
import { type FieldErrors, type FieldValues, type Resolver, useForm } from "react-hook-form";
import type { GenericSchema } from "valibot";
import { useHydrated } from "../../../browser/hooks/use-hydrated";
import type { FormName } from "../../../form-contract/form-ids";
import { PROBLEMS, type Problem } from "../../../form-contract/problems";
import { validate } from "../../../form-contract/validate";
import { useBotCheck } from "./bot-check";
import { type Fill, noteSent, useDraft, useEmptied } from "./draft";
import type { FormState } from "./form-context";
import { useSending } from "./use-sending";

/** A file field, and its validation before sending. */
export type FileRule = {
  field: string;
  validate: (file: File | undefined) => Promise<Problem | null>;
};

const asErrors = (problems: Readonly<Record<string, Problem>>): FieldErrors =>
  Object.fromEntries(
    Object.entries(problems).map(([field, type]) => [field, { type, message: PROBLEMS[type] }]),
  );

/** Validates a form's values as the mailer does, and its file as far as a browser can. */
function resolverOf(schema: GenericSchema, rule: FileRule | undefined): Resolver<FieldValues> {
  return async (values) => {
    const result = validate(schema, values);
    const problems = result.ok ? {} : { ...result.problems };
    const file = rule && (values[rule.field] as FileList | undefined)?.[0];
    const problem = await rule?.validate(file);
    if (rule && problem) problems[rule.field] = problem;
    if (!result.ok || problem) return { values: {}, errors: asErrors(problems) };
    return {
      values: { ...(result.values as object), ...(rule && { [rule.field]: file }) },
      errors: {},
    };
  };
}

const problemsOf = (errors: FieldErrors): Record<string, Problem> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, error?.type as Problem]),
  );

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
  const fill = useCallback<Fill>(
    (field, value) => setValue(field, value, { shouldValidate: true }),
    [setValue],
  );
  const draft = useDraft(form, name, fill);
  const { sending, take } = useSending(name, {
    askToken: useBotCheck(form),
    // Since navigation started. Input from before this script cannot be timed.
    elapsed: () => (draft.hadWords() ? undefined : performance.now()),
    onRefused: (problems) => {
      for (const [field, type] of Object.entries(problems))
        setError(field, { type, message: PROBLEMS[type] });
    },
  });
  useEmptied(form, name, sending, reset);
  const problems = problemsOf(errors);
  return {
    register,
    problems,
    // What is too long is told while it is typed.
    showsProblem: (field) =>
      isSubmitted || Boolean(touchedFields[field]) || /^long/.test(problems[field] ?? ""),
    isHydrated: useHydrated(),
    isValid,
    sending,
    submit: () => void handleSubmit((values) => take(values, noteSent(form, name)))(),
    refused: isSubmitted ? problems : {},
    attempt: submitCount,
  };
}
