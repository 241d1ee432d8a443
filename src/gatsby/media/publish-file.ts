import { copyFile, mkdir, rename, stat } from "node:fs/promises";
import path from "node:path";
import { STATIC_FOLDER } from "../../../site-contract/layout";
import type { PictureFile } from "../pictures/slot-image";

const sizeOf = (file: string): Promise<number | null> =>
  stat(file).then(
    ({ size }) => size,
    () => null,
  );

/**
 * Copies a file of the content into the site, below a folder named by its digest, as Gatsby does with `publicURL`: it may be
 * cached for good.
 * @param folder the site being built
 * @returns its address
 */
export async function publishFile(
  { absolutePath, internal: { contentDigest } }: PictureFile,
  pathPrefix: string,
  folder = "public",
): Promise<string> {
  const name = path.basename(absolutePath);
  const target = path.join(folder, STATIC_FOLDER, contentDigest, name);
  if ((await sizeOf(target)) !== (await sizeOf(absolutePath))) {
    await mkdir(path.dirname(target), { recursive: true });
    // Never half a film, even if the build is killed; several texts may show the same one.
    const draft = `${target}.${process.pid}.${Math.random()}.new`;
    await copyFile(absolutePath, draft);
    await rename(draft, target);
  }
  return `${pathPrefix}/${STATIC_FOLDER}/${contentDigest}/${encodeURIComponent(name)}`;
}
