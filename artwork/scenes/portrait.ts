import { seeded } from "../drawing/random";
import { planeRight } from "../facets";
import { shade } from "../palette";
import { face, features, glasses } from "../people/face";
import { beard, hair } from "../people/hair";
import { drawPieces } from "../people/mesh";
import { OBJECTS } from "../people/objects";
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
    const before = strands.filter((piece) => !behind.includes(piece));
    const lining = person.lined ? before : [];
    const head = [
      ...face(person),
      ...features(person),
      ...beard(person),
      ...before.filter(({ lit }) => lit),
      ...glasses(person),
    ];
    const { tall = 1, lean = 0, near = 1.22, yaw } = person;
    // The head leans on the neck: what lies on it turns with it, the shoulders stay.
    const leaning = (content: string): string =>
      group(group(content, `translate(0 190) rotate(${lean}) scale(1 ${tall}) translate(0 -190)`));
    return (
      rect(0, 0, WIDTH, HEIGHT, { fill: person.ground }) +
      planeRight(WIDTH * 0.68, 0, HEIGHT, WIDTH, shade(person.ground, -0.1)) +
      group(
        leaning(
          drawPieces(
            [...lining, ...behind].map((piece) => ({ ...piece, lit: false, fill: shade(piece.fill, -0.35) })),
            yaw,
          ),
        ) +
          torso(person) +
          leaning(drawPieces(head, yaw)),
        `translate(${WIDTH / 2} 400) scale(${near})`,
      ) +
      (OBJECTS[slug]?.(person.skin) ?? "")
    );
  },
};
