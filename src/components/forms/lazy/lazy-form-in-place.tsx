import { type ComponentType, createElement } from "react";
import { FormPlace } from "./form-place";
import { lazyForm } from "./lazy-form";

/**
 * A form as pages show it: in its place, its script fetched when it comes near.
 * @param id of its place, unique on a page
 */
export function lazyFormInPlace<Props extends object>(
  id: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const LazyForm = lazyForm(id, load);
  return (props) => <FormPlace id={id}>{createElement(LazyForm, props)}</FormPlace>;
}
