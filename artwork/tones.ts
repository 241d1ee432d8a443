import { INK } from "./drawing/palette";
import { GREY } from "./palette";

/** Three tones of one hue that go together: a plane, its lit side and a small contrast. */
export type Tones = { deep: string; main: string; light: string };

/** Articles carry the hue of their category. */
export const CATEGORY_TONES: Readonly<Record<string, Tones>> = {
  technology: { deep: "#1b1f3a", main: "#4d5896", light: "#c9cee8" },
  research: { deep: "#13303a", main: "#47798a", light: "#bcd5dc" },
  "product-design": { deep: "#39271e", main: "#b0785a", light: "#ecdfd2" },
  branding: { deep: "#2c1f30", main: "#84688c", light: "#e6dce9" },
  events: { deep: "#2b2817", main: "#8f8148", light: "#eee6cb" },
};

export const PLAIN_TONES: Tones = { deep: INK, main: GREY, light: "#cfd2d4" };
