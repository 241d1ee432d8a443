import { lazyFormInPlace } from "./lazy-form-in-place";

export const LazyContactForm = lazyFormInPlace(
  "contact-form",
  async () => (await import("../contact-form/contact-form")).ContactForm,
);
