/** Pixels of a poster. Phones show its middle, from x 262 to 2138; the upper left corner is cut off, the lower edge covered. */
export const WIDTH = 2400;
export const HEIGHT = 1500;
