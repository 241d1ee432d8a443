import type { ShownOffice } from "../constants/interactive-map";

/** Where Google's map has an office. */
export const positionOf = ({ coordinates: { longitude, latitude } }: ShownOffice) => ({
  lat: latitude,
  lng: longitude,
});
