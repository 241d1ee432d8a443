import type { ShownOffice } from "../../../../../plugins/gatsby-plugin-office-map/types";

/** The coordinates of an office, as Google's map names them. */
export const positionOf = ({ coordinates: { longitude, latitude } }: ShownOffice) => ({
  lat: latitude,
  lng: longitude,
});
