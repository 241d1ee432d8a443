import { INK } from "./drawing/palette";
import { GREY } from "./palette";

/** Five steps of one hue, dark to light: cast shadow, floor, ground, the plane of light on the ground, its palest facet. */
export type Tones = { shadow: string; deep: string; main: string; lit: string; pale: string };

export const COBALT: Tones = { shadow: "#0b1f45", deep: "#133a78", main: "#1d55a8", lit: "#4f8fd8", pale: "#d3e4f6" };
export const VIOLET: Tones = { shadow: "#1d143d", deep: "#3a2c74", main: "#574296", lit: "#8f79c8", pale: "#ddd4f3" };
export const TEAL: Tones = { shadow: "#05262a", deep: "#0b4146", main: "#0f5b5f", lit: "#3f9690", pale: "#cdeae3" };
export const BRICK: Tones = { shadow: "#451710", deep: "#7f3222", main: "#ab4830", lit: "#dd8560", pale: "#f4d0bd" };
export const SAND: Tones = { shadow: "#4a3a22", deep: "#b39a68", main: "#d6c299", lit: "#eaddbf", pale: "#f5eddb" };
export const PLUM: Tones = { shadow: "#290c22", deep: "#48193c", main: "#6b2857", lit: "#a9628e", pale: "#efd5e4" };
export const ROSE: Tones = { shadow: "#4d1b30", deep: "#b45a72", main: "#d6808e", lit: "#f0b5b6", pale: "#fae0de" };
export const OLIVE: Tones = { shadow: "#1e2a0f", deep: "#3b521e", main: "#567329", lit: "#95b14f", pale: "#e0e8be" };
export const FIR: Tones = { shadow: "#08211a", deep: "#143d30", main: "#22604a", lit: "#5b9d78", pale: "#d0e6d4" };

/** One or two hues for a category. Its covers keep to them, so that a list is lively and a category is recognised. */
export const CATEGORY_TONES: Readonly<Record<string, readonly Tones[]>> = {
  technology: [COBALT, VIOLET],
  research: [TEAL],
  "product-design": [BRICK, SAND],
  branding: [PLUM, ROSE],
  events: [OLIVE, FIR],
};

export const PLAIN_TONES: Tones = { shadow: INK, deep: "#33383d", main: GREY, lit: "#8d949b", pale: "#dfe2e4" };
