import { POSTERS } from "../posters/posters";
import { HEIGHT, WIDTH } from "../posters/size";
import type { Scene } from "../scene";

/** A case study's poster, composed for it alone. */
export const poster: Scene = {
  width: WIDTH,
  height: HEIGHT,
  format: "jpeg",
  draw({ slug }) {
    const own = POSTERS[slug];
    if (!own) throw new Error(`no poster is drawn for the case study "${slug}"`);
    return own();
  },
};
