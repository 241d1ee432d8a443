import { SCREENS, upright } from "../device";
import { mix } from "../drawing/palette";
import { clipped, round } from "../drawing/svg";
import { planeRight } from "../facets";
import { PRODUCTS } from "../interfaces/works";
import { shade } from "../palette";
import type { Plate, PlateShape } from "../product";
import type { Scene, Size, Subject } from "../scene";
import { group, rect } from "../shapes";

const SIZES: Readonly<Record<PlateShape, Size>> = {
  landscape: { width: 2000, height: 1250 },
  broad: { width: 2000, height: 1000 },
  square: { width: 1400, height: 1400 },
  portrait: { width: 1200, height: 1500 },
};
/** Boards are drawn as wide. */
const BOARD_WIDTH = 1000;

function plateOf({ slug, request }: Subject): { wanted: Plate; size: Size; colour: string } {
  const product = PRODUCTS[slug];
  const number = Number(/plate-(\d)/.exec(request.path)?.[1]);
  const wanted = product?.plates[number - 1];
  if (!product || !wanted) throw new Error(`plate ${number} of "${slug}" is not drawn`);
  return { wanted, size: SIZES[wanted.shape ?? "landscape"], colour: product.theme.main };
}

/** A picture in the story of a case study: a near view, a row of devices or a sheet of parts. */
export const plate: Scene = {
  ...SIZES.landscape,
  sizeOf: (subject) => plateOf(subject).size,
  format: "jpeg",
  draw(subject) {
    const { wanted, size, colour } = plateOf(subject);
    if (wanted.kind === "close") return close(wanted, size, colour);
    if (wanted.kind === "row")
      return row(wanted.screens, size, mix("#ffffff", colour, 0.16), mix("#ffffff", colour, 0.24));
    const { width, height } = size;
    return rect(0, 0, width, height, { fill: wanted.ground }) + group(wanted.draw(), `scale(${width / BOARD_WIDTH})`);
  },
};

/** A part of a screen as a sheet on the client's colour: it ends where its components end, never at the plate's edge. */
function close({ screen, part }: Extract<Plate, { kind: "close" }>, { width, height }: Size, colour: string): string {
  const [x, y, wide, tall] = part;
  const scale = Math.min((width - 160) / wide, (height - 160) / tall);
  const [left, top] = [(width - wide * scale) / 2, (height - tall * scale) / 2];
  return (
    rect(0, 0, width, height, { fill: shade(colour, -0.1) }) +
    rect(left + 24, top + 28, wide * scale, tall * scale, { fill: shade(colour, -0.4) }) +
    clipped(
      rect(left, top, wide * scale, tall * scale, {}),
      group(
        screen.draw(),
        `translate(${round(left - x * scale)} ${round(top - y * scale)}) scale(${round(scale * 1000) / 1000})`,
      ),
    )
  );
}

/** Devices on one base line, as large as the plate allows. */
function row(screens: Extract<Plate, { kind: "row" }>["screens"], size: Size, ground: string, plane: string): string {
  const { width, height } = size;
  const floorY = height * 0.86;
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
  const scale = Math.min((width - 200 - gap * (screens.length - 1)) / sum, (height * 0.76) / tallest);
  let x = (width - sum * scale - gap * (screens.length - 1)) / 2;
  const devices = natural.map(({ screen, size }) => {
    const own = scale * near(screen.device);
    const drawn = upright(screen, x + size.bezel * own, floorY + 40 - (size.height + size.bezel) * own, own, floor);
    x += (size.width + size.bezel * 2) * own + gap;
    return drawn;
  });
  return (
    rect(0, 0, width, height, { fill: ground }) +
    planeRight(width * 0.7, 0, floorY, width, plane) +
    rect(0, floorY, width, height - floorY, { fill: floor }) +
    devices.join("")
  );
}
