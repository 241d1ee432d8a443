import { CUT } from "./drawing/facets";
import { INK, mix } from "./drawing/palette";
import { clipped, polygon, pts, round } from "./drawing/svg";
import { group, rect } from "./shapes";

/** Screens are drawn in the CSS pixels of their device and scaled afterwards. */
export type DeviceName = "desktop" | "tablet" | "phone";

export const SCREENS: Readonly<Record<DeviceName, { width: number; height: number; bezel: number; radius: number }>> = {
  desktop: { width: 1440, height: 900, bezel: 16, radius: 14 },
  tablet: { width: 1112, height: 834, bezel: 30, radius: 34 },
  phone: { width: 390, height: 844, bezel: 11, radius: 52 },
};

export type Screen = { device: DeviceName; draw: () => string };

const BODY = "#0c0d0f";

/** The screen's content in its frame, upper left corner of the glass at 0, 0. */
export function framed(screen: Screen): string {
  const { width, height, bezel, radius } = SCREENS[screen.device];
  const glass = rect(0, 0, width, height, { radius: Math.max(4, radius - bezel) });
  const body = rect(-bezel, -bezel, width + bezel * 2, height + bezel * 2, { radius, fill: BODY });
  const edge = rect(-bezel + 1, -bezel + 1, width + bezel * 2 - 2, height + bezel * 2 - 2, {
    radius: radius - 1,
    stroke: "#3b4046",
    width: 2,
  });
  const notch = screen.device === "phone" ? rect(width / 2 - 58, 12, 116, 32, { radius: 16, fill: BODY }) : "";
  return body + edge + clipped(glass, screen.draw()) + notch;
}

/** A device standing upright; x, y is the glass's upper left corner, the shadow falls to the right. */
export function upright(screen: Screen, x: number, y: number, scale: number, floor: string): string {
  const { width, height, bezel } = SCREENS[screen.device];
  const [left, right, bottom] = [-bezel, width + bezel, height + bezel];
  const reach = height * 0.5;
  const shadow = polygon(
    pts(
      left + 30,
      bottom - 6,
      right - 30,
      bottom - 6,
      right + reach,
      bottom + reach * CUT,
      left + reach,
      bottom + reach * CUT,
    ),
    { fill: mix(floor, INK, 0.42) },
  );
  return group(shadow + framed(screen), `translate(${round(x)} ${round(y)}) scale(${round(scale)})`);
}
