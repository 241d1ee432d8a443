import { nearForm } from "./near-form";

export const ContactForm = nearForm(
  "contact-form",
  async () => (await import("../contact-form/contact-form")).ContactForm,
);
