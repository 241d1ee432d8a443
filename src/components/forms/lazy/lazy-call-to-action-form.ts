import { lazyForm } from "./lazy-form";

export const LazyCallToActionForm = lazyForm(
  "project-form",
  async () => (await import("../call-to-action-form/call-to-action-form")).CallToActionForm,
);
