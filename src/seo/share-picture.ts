/** Size, in pixels, of the picture that stands beside a shared link; all networks show this shape. */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/** The picture of a shared link: a root-relative address, media type, and size in pixels. */
export type SharePicture = { path: string; type: string; width: number; height: number };

/**
 * The address of the share picture that the build draws for a page.
 * @returns a root-relative address; a page cannot be named `index`, so the home page's picture hides none
 */
export function sharePicturePath(route: string): string {
  return `/share${route === "/" ? "/index" : route}.jpg`;
}
