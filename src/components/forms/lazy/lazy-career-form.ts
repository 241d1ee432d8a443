import { nearForm } from "./lazy-form-in-place";

export const CareerForm = nearForm("career-form", async () => (await import("../career-form/career-form")).CareerForm);
