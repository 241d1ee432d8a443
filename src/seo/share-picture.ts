/**
 * The address of the share picture that the build draws for a page. All pages of the blog's list
 * share one.
 * @returns a root-relative address; a page cannot be named `index`, so the home page's picture
 * hides none
 */
export function sharePicturePath(route: string): string {
  return `/share${route === "/" ? "/index" : route.replace(/^\/blog\/page\/.*/, "/blog")}.jpg`;
}
