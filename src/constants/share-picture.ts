/** Size, in pixels, of the picture that stands beside a shared link; all networks show this shape. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;
