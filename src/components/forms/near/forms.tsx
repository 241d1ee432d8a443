// The forms as pages show them.
import type { ContactFormProps } from "../contact-form/contact-form";
import { FormPlace } from "./form-place";
import { lazyForm } from "./lazy-form";

const ID = { contact: "contact-form", career: "career-form", general: "general-form", callToAction: "project-form" };

const LazyContactForm = lazyForm(ID.contact, async () => (await import("../contact-form/contact-form")).ContactForm);
const LazyCareerForm = lazyForm(ID.career, async () => (await import("../career-form/career-form")).CareerForm);
const LazyGeneralForm = lazyForm(ID.general, async () => (await import("../general-form/general-form")).GeneralForm);
const LazyCallToActionForm = lazyForm(
  ID.callToAction,
  async () => (await import("../call-to-action-form/call-to-action-form")).CallToActionForm,
);

export const ContactForm = (props: ContactFormProps) => (
  <FormPlace id={ID.contact}>
    <LazyContactForm {...props} />
  </FormPlace>
);

export const CareerForm = () => (
  <FormPlace id={ID.career}>
    <LazyCareerForm />
  </FormPlace>
);

export const GeneralForm = () => (
  <FormPlace id={ID.general}>
    <LazyGeneralForm />
  </FormPlace>
);

export const CallToActionForm = () => (
  <FormPlace id={ID.callToAction}>
    <LazyCallToActionForm />
  </FormPlace>
);
