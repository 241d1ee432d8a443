import { memo, type RefObject, useLayoutEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import type { GenericSchema } from "valibot";
import type { FormName } from "../../../form-contract/form-ids";
import { PROBLEMS, type Problem } from "../../../form-contract/problems";
import { forgetDraft } from "../../../hooks/use-draft";
import { ErrorSummary } from "./error-summary";
import type { FormEngine } from "./form-context";
import { resolverOf } from "./resolver";
import { useSending } from "./use-sending";

export type EnhancementProps = {
  name: FormName;
  form: RefObject<HTMLFormElement | null>;
  schema: GenericSchema;
  takesCv: boolean;
  /** Gets the engine each time something about it has changed. */
  onChange: (engine: FormEngine) => void;
};

/**
 * The engine of a form: judges while it is filled in, sends it, and says what became of it. The form around is drawn anew
 * each time it tells of a change, which must not come back here.
 */
export const Enhancement = memo(function Enhancement({ name, form, schema, takesCv, onChange }: EnhancementProps) {
  const resolver = useRef(resolverOf(schema, takesCv));
  const { register, handleSubmit, formState, reset, setError } = useForm({
    mode: "all",
    resolver: resolver.current,
    // The summary takes it.
    shouldFocusError: false,
  });
  const { errors, isValid, touchedFields, isSubmitted, submitCount } = formState;
  const { sending, take } = useSending(name, {
    onSent: () => forgetDraft(name),
    onOver: () => {
      form.current?.reset();
      reset();
    },
    onRefused: (problems) => {
      for (const [field, type] of Object.entries(problems)) setError(field, { type, message: PROBLEMS[type] });
    },
  });
  useLayoutEffect(() => {
    onChange({
      register,
      problems: Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.type as Problem])),
      isTold: (field) => isSubmitted || Boolean(touchedFields[field]),
      isValid,
      sending,
      submit: () => void handleSubmit(take)(),
    });
  });
  return <ErrorSummary form={form} problems={isSubmitted ? errors : {}} attempt={submitCount} />;
});
