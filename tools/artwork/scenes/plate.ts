import { mix } from "../../../src/drawing/palette";
import { framed, SCREENS, upright } from "../device";
import { planeRight } from "../facets";
import { PRODUCTS } from "../interfaces/works";
import { shade } from "../palette";
import type { Plate } from "../product";
import type { Scene } from "../scene";
import { group, rect } from "../shapes";

const WIDTH = 2000;
const HEIGHT = 1250;

/** A picture in the story of a case study: a near view, a row of devices or a sheet of parts. */
export const plate: Scene = {
  width: WIDTH,
  height: HEIGHT,
  format: "jpeg",
  draw({ slug, request }) {
    const product = PRODUCTS[slug];
    const number = Number(/plate-(\d)/.exec(request.path)?.[1]);
    const wanted = product?.plates[number - 1];
    if (!product || !wanted) throw new Error(`plate ${number} of "${slug}" is not drawn`);
    return drawPlate(wanted, product.theme.main);
  },
};

function drawPlate(wanted: Plate, colour: string): string {
  if (wanted.kind === "board")
    return rect(0, 0, WIDTH, HEIGHT, { fill: wanted.ground }) + group(wanted.draw(), "scale(2)");
  if (wanted.kind === "close") {
    const [x, y] = wanted.at;
    const ground =
      rect(0, 0, WIDTH, HEIGHT, { fill: shade(colour, -0.2) }) +
      planeRight(WIDTH * 0.64, 0, HEIGHT, WIDTH, shade(colour, -0.36));
    return (
      ground +
      group(
        framed(wanted.screen),
        `translate(${WIDTH / 2 - x * wanted.scale} ${HEIGHT / 2 - y * wanted.scale}) scale(${wanted.scale})`,
      )
    );
  }
  return row(wanted.screens, mix("#ffffff", colour, 0.16), mix("#ffffff", colour, 0.24));
}

/** Devices on one base line, as large as the plate allows. */
function row(screens: Extract<Plate, { kind: "row" }>["screens"], ground: string, plane: string): string {
  const floorY = HEIGHT * 0.86;
  const floor = mix(plane, "#141618", 0.12);
  const gap = 70;
  const natural = screens.map((screen) => ({ screen, size: SCREENS[screen.device] }));
  // Phones would vanish beside a desktop at the same scale: they stand nearer.
  const near = (device: string): number =>
    device === "phone" && screens.some((screen) => screen.device !== "phone") ? 1.15 : 1;
  const sum = natural.reduce(
    (total, { screen, size }) => total + (size.width + size.bezel * 2) * near(screen.device),
    0,
  );
  const tallest = Math.max(...natural.map(({ screen, size }) => (size.height + size.bezel * 2) * near(screen.device)));
  const scale = Math.min((WIDTH - 200 - gap * (screens.length - 1)) / sum, (HEIGHT * 0.76) / tallest);
  let x = (WIDTH - sum * scale - gap * (screens.length - 1)) / 2;
  const devices = natural.map(({ screen, size }) => {
    const own = scale * near(screen.device);
    const drawn = upright(screen, x + size.bezel * own, floorY + 40 - (size.height + size.bezel) * own, own, floor);
    x += (size.width + size.bezel * 2) * own + gap;
    return drawn;
  });
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill: ground }) +
    planeRight(WIDTH * 0.7, 0, floorY, WIDTH, plane) +
    rect(0, floorY, WIDTH, HEIGHT - floorY, { fill: floor }) +
    devices.join("")
  );
}
