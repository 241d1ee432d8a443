import { useFormState } from "../form/form-context";

/** What the page knows and the visitor need not type; sent without JavaScript, too. */
export function HiddenField({ name, value }: { name: string; value: string }) {
  const { register } = useFormState();
  return <input type="hidden" value={value} {...register(name)} />;
}
