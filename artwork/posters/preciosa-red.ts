import { glass } from "../glass";
import { VASE } from "../interfaces/preciosa-red";
import { lamp } from "../lamp";
import { group } from "../shapes";
import { HEIGHT, WIDTH } from "./size";

/** One vase, as tall as the picture and taller, with the light behind it. */
export function preciosaRed(): string {
  return (
    lamp(WIDTH, HEIGHT, [0.46, 0.38]) +
    group(glass(VASE, { columns: 30, rows: 22, name: "poster" }), "translate(1215 150) scale(6.4)")
  );
}
