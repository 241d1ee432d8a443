import { lazyForm } from "./lazy-form";

export const LazyGeneralForm = lazyForm(
  "general-form",
  async () => (await import("../general-form/general-form")).GeneralForm,
);
