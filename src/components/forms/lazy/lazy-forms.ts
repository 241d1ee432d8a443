import { lazyForm } from "./lazy-form";
// Built pages have the forms before their scripts, and need their styles.
import "../../../ui/paper-plane/paper-plane.module.scss";
import "../fields/fields.module.scss";
import "../form/form.module.scss";

export const LazyCallToActionForm = lazyForm(
  "project-form",
  async () => (await import("../call-to-action-form/call-to-action-form")).CallToActionForm,
);
export const LazyCareerForm = lazyForm(
  "career-form",
  async () => (await import("../career-form/career-form")).CareerForm,
);
export const LazyContactForm = lazyForm(
  "contact-form",
  async () => (await import("../contact-form/contact-form")).ContactForm,
);
export const LazyGeneralForm = lazyForm(
  "general-form",
  async () => (await import("../general-form/general-form")).GeneralForm,
);
