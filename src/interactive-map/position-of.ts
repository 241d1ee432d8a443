import type { ShownOffice } from "../../plugins/gatsby-plugin-office-map/types";

/** Where Google's map has an office. */
export const positionOf = ({ coordinates: { longitude, latitude } }: ShownOffice) => ({
  lat: latitude,
  lng: longitude,
});
