import { lazyFormInPlace } from "./lazy-form-in-place";

export const LazyCallToActionForm = lazyFormInPlace(
  "project-form",
  async () => (await import("../call-to-action-form/call-to-action-form")).CallToActionForm,
);
