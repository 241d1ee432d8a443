import type { OfficeMapOptions } from "../../plugins/gatsby-plugin-office-map/options";
import { DRAWING_FONTS, fallbackFonts } from "../constants/drawing";
import { MAP_STRINGS, MAPS_KEY, MAPS_MAP_ID } from "../constants/interactive-map";
import { CUT_DEGREES } from "../constants/layout";
import { ACCENT, INK, PAPER } from "../constants/palette";
import { BROWSER_BUNDLE } from "../gatsby-node/browser-bundle";

/** Options of gatsby-plugin-office-map. */
export const OFFICE_MAP: OfficeMapOptions = {
  // Narrow for phones, wide from the medium breakpoint up.
  views: {
    narrow: { name: "offices-narrow", width: 1000, height: 800, minWidth: 278, fontSize: 14 },
    wide: { name: "offices-wide", width: 1600, height: 720, minWidth: 610, fontSize: 16 },
  },
  colors: {
    ground: INK,
    highlight: PAPER,
    light: ACCENT,
    land: ["#23272b", "#4b5259"],
    officeLand: ["#5a4700", "#a37f00"],
  },
  cutDegrees: CUT_DEGREES,
  fonts: DRAWING_FONTS,
  fallbackFonts,
  interactive: MAPS_KEY
    ? {
        apiKey: MAPS_KEY,
        mapId: MAPS_MAP_ID,
        title: MAP_STRINGS.interactive,
        language: "en",
        entryPoint: "src/components/content/office-map/google-map/main.tsx",
        esbuild: BROWSER_BUNDLE,
      }
    : undefined,
};
