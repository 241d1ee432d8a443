import type { IGatsbyImageData } from "gatsby-plugin-image";

/** The picture beside a shared link: a root-relative address, its kind, and its size in pixels. */
export type SharePicture = { path: string; type: string; width: number; height: number };

/**
 * Where the picture of a page for shared links lies. The build draws it there.
 * @param route such as `/works/hid`
 * @returns a root-relative address; `index` is no page's name, so the home page's picture hides no other
 */
export function sharePicturePath(route: string): string {
  return `/share${route === "/" ? "/index" : route}.jpg`;
}

/** Whether a picture's fallback is a JPEG: others are too large to share, or not known to every network. */
export const isJpeg = (extension: string): boolean => /^jpe?g$/i.test(extension);

/**
 * An entry's own picture where none is drawn for it.
 * @param image of a JPEG
 * @returns its plain form, or undefined where there is none
 */
export function coverPicture(image: IGatsbyImageData): SharePicture | undefined {
  const path = image.images.fallback?.src;
  return path ? { path, type: "image/jpeg", width: image.width, height: image.height } : undefined;
}
