import { seeded } from "../../../src/drawing/random";
import { planeRight } from "../facets";
import { shade } from "../palette";
import { face, features, glasses } from "../people/face";
import { beard, hair } from "../people/hair";
import { drawPieces } from "../people/mesh";
import { personFor } from "../people/people";
import { torso } from "../people/torso";
import type { Scene } from "../scene";
import { group, rect } from "../shapes";

const WIDTH = 800;
const HEIGHT = 1000;

/** A member of the team as a head of facets; no photograph, nobody's likeness. */
export const portrait: Scene = {
  width: WIDTH,
  height: HEIGHT,
  format: "jpeg",
  draw({ slug }) {
    const person = personFor(slug);
    const strands = hair(person, seeded(`${slug} hair`));
    // What hangs behind the neck is drawn before it; the head and all that lies on it comes after.
    const behind = strands.filter(({ spots }) => spots.every(([, , z]) => z < 24) && spots.some(([, y]) => y > 70));
    const head = [
      ...face(person),
      ...features(person),
      ...beard(person),
      ...strands.filter((piece) => !behind.includes(piece)),
      ...glasses(person),
    ];
    return (
      rect(0, 0, WIDTH, HEIGHT, { fill: person.ground }) +
      planeRight(WIDTH * 0.68, 0, HEIGHT, WIDTH, shade(person.ground, -0.1)) +
      group(
        drawPieces(
          behind.map((piece) => ({ ...piece, lit: false, fill: shade(piece.fill, -0.35) })),
          person.yaw,
        ) +
          torso(person) +
          drawPieces(head, person.yaw),
        `translate(${WIDTH / 2} 420) scale(1.22)`,
      )
    );
  },
};
