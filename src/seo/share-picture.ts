/**
 * Size, in pixels, of the picture that stands beside a shared link; all networks show this shape.
 */
export const SHARE_PICTURE = { width: 1200, height: 630 } as const;

/**
 * The address of the share picture that the build draws for a page; the list of the blog has one,
 * whatever page of it is shared.
 * @returns a root-relative address; a page cannot be named `index`, so the home page's picture
 * hides none
 */
export function sharePicturePath(route: string): string {
  return `/share${route === "/" ? "/index" : route.replace(/^\/blog\/page\/.*/, "/blog")}.jpg`;
}
