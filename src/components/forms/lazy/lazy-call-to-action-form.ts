import { nearForm } from "./lazy-form-in-place";

export const CallToActionForm = nearForm(
  "project-form",
  async () => (await import("../call-to-action-form/call-to-action-form")).CallToActionForm,
);
