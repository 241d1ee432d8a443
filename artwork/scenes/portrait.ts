import { PORTRAITS } from "../people/team";
import type { Scene } from "../scene";

/** A member of the team, drawn by hand in planes; no photograph, nobody's likeness. */
export const portrait: Scene = {
  width: 800,
  height: 1000,
  format: "jpeg",
  draw({ slug }) {
    const draw = PORTRAITS[slug];
    if (!draw) throw new Error(`nobody has drawn "${slug}": add people/${slug}.ts and name it in people/team.ts`);
    return draw();
  },
};
