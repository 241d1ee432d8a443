/** Key for Google Maps, which turns the interactive map on. Public, like any key in a page. */
export const MAPS_KEY = process.env.GATSBY_GOOGLE_MAPS_API_KEY ?? "";

/** Custom pins need a map with an id; this default is Google's id for trials. */
export const MAPS_MAP_ID = process.env.GATSBY_GOOGLE_MAPS_MAP_ID || "DEMO_MAP_ID";

/**
 * Address of the interactive map's document. Gatsby's development server finds static files by
 * their full names only.
 */
export const INTERACTIVE_MAP_ROUTE =
  process.env.NODE_ENV === "development" ? "/offices-map/index.html" : "/offices-map";

/** Messages of the map's document to the page around it: it shows, or it cannot. */
export const MAP_READY = "map-ready";
export const MAP_FAILED = "map-failed";

/** Longest wait for one of these messages. */
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
