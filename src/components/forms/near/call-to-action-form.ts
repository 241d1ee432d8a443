import { nearForm } from "./near-form";

export const CallToActionForm = nearForm(
  "project-form",
  async () => (await import("../call-to-action-form/call-to-action-form")).CallToActionForm,
);
