import { nearForm } from "./lazy-form-in-place";

export const GeneralForm = nearForm(
  "general-form",
  async () => (await import("../general-form/general-form")).GeneralForm,
);
