import type { PictureRequest } from "./requests";
import type { Scene } from "./scene";
import { articleCover } from "./scenes/article-cover";
import { career } from "./scenes/career";
import { clientLogo } from "./scenes/client-logo";
import { figure } from "./scenes/figure";
import { icon } from "./scenes/icon";
import { industry } from "./scenes/industry";
import { office } from "./scenes/office";
import { plate } from "./scenes/plate";
import { portrait } from "./scenes/portrait";
import { poster } from "./scenes/poster";
import { processSlide } from "./scenes/process-slide";
import { service } from "./scenes/service";

/** Where a picture lies says what it shows. The group `slug` names the entry. */
const SCENES: readonly (readonly [RegExp, Scene])[] = [
  [/^works\/(?<slug>[^/]+)\/poster\.jpg$/, poster],
  [/^works\/(?<slug>[^/]+)\/plate-[1-9]\.jpg$/, plate],
  [/^blog\/(?<slug>[^/]+)\/cover\.jpg$/, articleCover],
  [/^blog\/(?<slug>[^/]+)\/figure-[a-z0-9-]+\.jpg$/, figure],
  [/^services\/(?<slug>[^/]+)\/picture\.jpg$/, service],
  [/^industries\/(?<slug>[^/]+)\.jpg$/, industry],
  [/^team\/(?<slug>[^/]+)\.jpg$/, portrait],
  [/^offices\/(?<slug>[^/]+)\.jpg$/, office],
  [/^clients\/(?<slug>[^/]+)\.png$/, clientLogo],
  [/^settings\/process-slides\/(?<slug>[^/]+)\.jpg$/, processSlide],
  [/^settings\/career\/(?<slug>desk-by-the-window)\.jpg$/, career],
  [/^settings\/site\/(?<slug>icon)\.png$/, icon],
];

/** The scene that draws a picture, or `undefined` where none knows the path. */
export function sceneFor(request: PictureRequest): { scene: Scene; slug: string } | undefined {
  for (const [pattern, scene] of SCENES) {
    const slug = pattern.exec(request.path)?.groups?.slug;
    if (slug) return { scene, slug };
  }
  return undefined;
}
