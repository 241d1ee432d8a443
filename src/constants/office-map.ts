/** Accessible name of the drawn map's pins. */
export const MAP_NAME = "Offices on a map";
