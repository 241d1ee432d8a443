import { createContext, useContext } from "react";
import type { FieldValues, UseFormRegister } from "react-hook-form";
import type { Problem } from "../../../form-contract/problems";
import type { Sending } from "./sending";

/** The state that a form shares with its parts. */
export type FormState = {
  register: UseFormRegister<FieldValues>;
  /** The problem of each invalid field. */
  problems: Readonly<Record<string, Problem>>;
  /** Whether a field's problem shows: the field was left, or the form was submitted. */
  showsProblem: (field: string) => boolean;
  /** Whether the script is at work. Before, the browser validates and sends. */
  isHydrated: boolean;
  isValid: boolean;
  sending: Sending;
};

const FormContext = createContext<FormState | null>(null);

export const FormProvider = FormContext;

/** The state of the form around. */
export function useFormState(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error("a field is outside of a form");
  return state;
}
