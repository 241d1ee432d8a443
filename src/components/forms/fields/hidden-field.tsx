import { useFormState } from "../form/form-context";

export type HiddenFieldProps = { name: string; value: string };

/** What the page knows and the visitor need not type; sent without JavaScript, too. */
export function HiddenField({ name, value }: HiddenFieldProps) {
  const { register } = useFormState();
  return <input type="hidden" value={value} {...register(name)} />;
}
