import { lazyForm } from "./lazy-form";
// Built pages hold the forms, whose scripts come later: the style comes with the page.
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
