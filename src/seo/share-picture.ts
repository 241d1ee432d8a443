/**
 * The root-relative address of a page's share picture. All pages of the blog list have the same.
 * The home page's picture is named `index`, which no page may be.
 */
export function sharePicturePath(route: string): string {
  return `/share${route === "/" ? "/index" : route.replace(/^\/blog\/page\/.*/, "/blog")}.jpg`;
}
