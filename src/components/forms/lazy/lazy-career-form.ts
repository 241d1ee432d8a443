import { lazyFormInPlace } from "./lazy-form-in-place";

export const LazyCareerForm = lazyFormInPlace(
  "career-form",
  async () => (await import("../career-form/career-form")).CareerForm,
);
