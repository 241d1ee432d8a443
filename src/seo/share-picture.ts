/** The picture of a shared link: a root-relative address, media type, and size in pixels. */
export type SharePicture = { path: string; type: string; width: number; height: number };

/**
 * The address of the share picture that the build draws for a page.
 * @param route such as `/works/hid`
 * @returns a root-relative address; `index` is no page's name, so the home page's picture hides no other
 */
export function sharePicturePath(route: string): string {
  return `/share${route === "/" ? "/index" : route}.jpg`;
}
