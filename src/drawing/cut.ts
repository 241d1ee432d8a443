/** The one angle of the identity, in degrees from the vertical or the horizontal. */
const CUT_DEGREES = 12;
export const CUT = Math.tan((CUT_DEGREES * Math.PI) / 180);
