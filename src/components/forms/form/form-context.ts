import { createContext, useContext } from "react";
import type { FieldValues, UseFormRegister } from "react-hook-form";
import type { Problem } from "../../../form-contract/problems";
import type { Sending } from "./sending";

/** What the parts of a form know of it. */
export type FormState = {
  register: UseFormRegister<FieldValues>;
  /** What is wrong with each field, as it is filled in now. */
  problems: Readonly<Record<string, Problem>>;
  /** Whether the visitor has been in a field and left it, or has tried to send. */
  isTold: (field: string) => boolean;
  /** A script is there; before that the browser judges and sends. */
  isHydrated: boolean;
  isValid: boolean;
  sending: Sending;
};

const FormContext = createContext<FormState | null>(null);

export const FormProvider = FormContext;

/** The form around. */
export function useFormState(): FormState {
  const state = useContext(FormContext);
  if (!state) throw new Error("a field stands outside of a form");
  return state;
}
