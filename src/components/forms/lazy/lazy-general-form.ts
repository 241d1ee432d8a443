import { lazyFormInPlace } from "./lazy-form-in-place";

export const LazyGeneralForm = lazyFormInPlace(
  "general-form",
  async () => (await import("../general-form/general-form")).GeneralForm,
);
