import { nearForm } from "./lazy-form-in-place";

export const ContactForm = nearForm(
  "contact-form",
  async () => (await import("../contact-form/contact-form")).ContactForm,
);
