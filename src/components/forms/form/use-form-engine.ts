import { type RefObject, useCallback, useRef } from "react";
import {
  type FieldErrors,
  type FieldValues,
  type Resolver,
  type ResolverResult,
  useForm,
} from "react-hook-form";
import type { GenericSchema } from "valibot";
import { useHydrated } from "../../../browser/hooks/use-hydrated";
import type { FormName } from "../../../form-contract/form-ids";
import type { Problem } from "../../../form-contract/problems";
import { validate } from "../../../form-contract/validate";
import { useBotCheck } from "./bot-check";
import { type Fill, noteSent, useDraft, useEmptyAfterSent } from "./draft";
import type { FormState } from "./form-context";
import { useSending } from "./use-sending";

/** Values and problems by field. */
type Validated = { values?: object; problems?: Readonly<Record<string, Problem>> };

/** What reads and validates the file of a form. */
export type FileRule = {
  /** Reads the chosen file, once. Resolves with a copy in memory, or with the problem. */
  read: (form: HTMLFormElement | null) => Promise<Validated>;
  /** Makes `read` read the same file again. */
  forget: () => void;
};

const toErrors = (problems: Readonly<Record<string, Problem>>): FieldErrors =>
  Object.fromEntries(Object.entries(problems).map(([field, type]) => [field, { type }]));

/** Makes a resolver that validates values as the mailer does, and a file as far as browsers can. */
function createResolver(
  form: RefObject<HTMLFormElement | null>,
  schema: GenericSchema,
  rule?: FileRule,
): Resolver<FieldValues> {
  return async (values) => {
    const texts = validate(schema, values) as Validated;
    const file = await rule?.read(form.current);
    return {
      values: { ...texts.values, ...file?.values },
      errors: toErrors({ ...texts.problems, ...file?.problems }),
    } as ResolverResult;
  };
}

const toProblems = (errors: FieldErrors): Record<string, Problem> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, error]) => [field, error?.type as Problem]),
  );

type FormEngine = FormState & {
  /** Sends valid input, or shows the problems. */
  submit: () => void;
  /** The problems, once the visitor has tried to send. */
  summary: Readonly<Record<string, Problem>>;
  /** Number of attempts to send. */
  attempt: number;
};

type FormRules = {
  name: FormName;
  schema: GenericSchema;
  fileRule?: FileRule;
  /** Called once a message is accepted. */
  onAccepted?: () => void;
};

/** Validates a form while it is filled in, keeps a draft, sends it and reports the result. */
export function useFormEngine(
  form: RefObject<HTMLFormElement | null>,
  { name, schema, fileRule, onAccepted }: FormRules,
): FormEngine {
  const resolver = useRef(createResolver(form, schema, fileRule));
  // The summary of problems takes the focus instead of a field.
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
  const hadValues = useDraft(form, name, fill);
  const { sending, take } = useSending(name, {
    askToken: useBotCheck(form),
    // Time since the document was opened. It is unknown for values from before this script.
    elapsed: () => (hadValues() ? undefined : performance.now()),
    onAccepted: () => {
      // A visitor who has left the page meanwhile stays where they are.
      if (form.current) onAccepted?.();
    },
    onRefused: (problems) => {
      for (const [field, type] of Object.entries(problems)) setError(field, { type });
    },
  });
  useEmptyAfterSent(form, name, sending, reset);
  const problems = toProblems(errors);
  return {
    register,
    problems,
    // A text that is too long is reported while it is typed.
    showsProblem: (field) =>
      isSubmitted || Boolean(touchedFields[field]) || /^long/.test(problems[field] ?? ""),
    isHydrated: useHydrated(),
    isValid,
    sending,
    submit: () => {
      fileRule?.forget();
      void handleSubmit((values) => take(values, noteSent(form, name)))();
    },
    summary: isSubmitted ? problems : {},
    attempt: submitCount,
  };
}
