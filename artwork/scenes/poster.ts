import { type Random, seeded } from "../drawing/random";
import { SCREENS, type Screen, slanted, turned, upright } from "../device";
import { PRODUCTS } from "../interfaces/works";
import { shade } from "../palette";
import { POSTERS } from "../posters/posters";
import { HEIGHT, WIDTH } from "../posters/size";
import { room } from "../room";
import type { Scene } from "../scene";

/** A case study's poster: one composed for it, else its product on a device, in a room of the client's colour. */
export const poster: Scene = {
  width: WIDTH,
  height: HEIGHT,
  format: "jpeg",
  draw({ slug, request }) {
    const own = POSTERS[slug];
    if (own) return own();
    const product = PRODUCTS[slug];
    const screens = product?.poster;
    if (!product || !screens) throw new Error(`no interface is drawn for the case study "${slug}"`);
    const colour = typeof request.entry.color === "string" ? request.entry.color : product.theme.main;
    const random = seeded(slug);
    const { floor, drawn } = room(WIDTH, HEIGHT, colour, product.theme.second, random);
    return drawn + screens.map((screen, index) => stand(screen, index, screens.length, floor, colour, random)).join("");
  },
};

function stand(screen: Screen, index: number, count: number, floor: string, colour: string, random: Random): string {
  const { width, height, bezel } = SCREENS[screen.device];
  if (screen.device === "phone") {
    const turn = random.chance(0.5) && count === 1;
    if (turn) return turned(screen, WIDTH * 0.46, 60, 1.72, shade(colour, -0.4));
    const scale = index === 0 ? 1.5 : 1.24;
    const x = count === 1 ? (WIDTH - width * scale) / 2 : index === 0 ? WIDTH * 0.3 : WIDTH * 0.58;
    return upright(screen, x, HEIGHT * 0.93 - (height + bezel) * scale, scale, floor);
  }
  const scale = screen.device === "desktop" ? 1.16 : 1.42;
  if (random.chance(0.45))
    return slanted(
      screen,
      WIDTH * 0.5 - (width * scale) / 2,
      HEIGHT * 0.5 - (height * scale) / 2 + 170,
      scale,
      shade(colour, 0.45),
    );
  return upright(screen, (WIDTH - width * scale) / 2, HEIGHT * 0.91 - (height + bezel) * scale, scale, floor);
}
