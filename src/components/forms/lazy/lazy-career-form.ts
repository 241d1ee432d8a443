import { lazyForm } from "./lazy-form";

export const LazyCareerForm = lazyForm(
  "career-form",
  async () => (await import("../career-form/career-form")).CareerForm,
);
