/**
 * Where the picture of a page for shared links lies. The build draws it there.
 * @param route such as `/works/hid`
 * @returns a root-relative address; `index` is no page's name, so the home page's picture hides no other
 */
export function sharePicturePath(route: string): string {
  return `/share${route === "/" ? "/index" : route}.jpg`;
}
