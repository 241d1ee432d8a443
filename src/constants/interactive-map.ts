/** Turns on the interactive map, which is Google's; public, as every key of a map in a page. */
export const MAPS_KEY = process.env.GATSBY_GOOGLE_MAPS_API_KEY ?? "";

/** Pins of our own need a map with an id; Google has one for those who have none. */
export const MAPS_MAP_ID = process.env.GATSBY_GOOGLE_MAPS_MAP_ID || "DEMO_MAP_ID";

/**
 * Where the document of the interactive map is; Gatsby's development server sends files by their
 * full names only.
 */
export const INTERACTIVE_MAP_ROUTE =
  process.env.NODE_ENV === "development" ? "/offices-map/index.html" : "/offices-map";

/** What it tells the page: that it shows, or that it cannot. */
export const MAP_READY = "map-ready";
export const MAP_FAILED = "map-failed";

/** Until then it has to show. */
export const MAP_TIMEOUT_MS = 15_000;

export const MAP_STRINGS = {
  interactive: "Interactive map of the offices",
  open: "Open the interactive map",
  close: "Back to the drawing",
  question:
    "To show this map, your browser contacts Google, which learns your address and may set cookies.",
  remembered:
    "Your consent is remembered; the cookie settings at the foot of the page withdraw it.",
  agree: "Agree and open",
  loading: "The map is loading.",
  failed: "The interactive map could not be opened. The drawing shows all offices.",
  directions: "Directions",
} as const;
