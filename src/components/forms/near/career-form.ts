import { nearForm } from "./near-form";

export const CareerForm = nearForm("career-form", async () => (await import("../career-form/career-form")).CareerForm);
