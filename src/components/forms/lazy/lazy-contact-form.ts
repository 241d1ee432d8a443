import { lazyForm } from "./lazy-form";

export const LazyContactForm = lazyForm(
  "contact-form",
  async () => (await import("../contact-form/contact-form")).ContactForm,
);
