import { nearForm } from "./near-form";

export const GeneralForm = nearForm(
  "general-form",
  async () => (await import("../general-form/general-form")).GeneralForm,
);
