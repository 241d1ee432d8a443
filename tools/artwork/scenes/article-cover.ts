import { CUT, planeRight, stone } from "../facets";
import { ACCENT, INK, PAPER } from "../palette";
import { seeded } from "../random";
import type { Scene } from "../scene";
import { rect } from "../svg";

export const articleCover: Scene = {
  width: 1920,
  height: 1080,
  format: "jpeg",
  draw({ slug, request }) {
    const random = seeded(request.path + slug);
    const colour =
      typeof request.entry.color === "string" ? request.entry.color : random.pick([ACCENT, INK, "#8a9096", "#e7e3d8"]);
    const size = Math.min(1920, 1080);
    return (
      rect(0, 0, 1920, 1080, { fill: colour === INK ? PAPER : INK }) +
      planeRight(1920 * 0.5 + CUT, 0, 1080, 1920, "#23272b") +
      stone([1920 * 0.5, 1080 * 0.5], size * 0.34, random, { colour })
    );
  },
};
