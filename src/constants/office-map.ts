/** Name of the drawn map. */
export const MAP_NAME = "Offices on a map";
