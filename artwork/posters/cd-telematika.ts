import { polygon, pts } from "../drawing/svg";
import { textWidth } from "../drawing/text";
import { strong } from "../kit";
import { rect } from "../shapes";
import { HEIGHT, WIDTH } from "./size";

const [BLUE, ORANGE] = ["#0a2c4d", "#ff8a1f"];
const ROWS = ["All eight", "vehicles", "ready for", "tonight"] as const;
const SIZE = 382;
const STYLE = { weight: 700, tracking: -0.05 };

/** Nothing but the sentence that the desk shows on a good evening; its full stop is a vehicle's mark on the line. */
export function cdTelematika(): string {
  const end = 268 + textWidth("tonight", SIZE, STYLE.weight, STYLE.tracking);
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill: ORANGE }) +
    ROWS.map((row, index) => strong(268, 396 + index * 312, row, BLUE, SIZE, STYLE)).join("") +
    polygon(pts(end + 38, 1232, end + 250, 1232, end + 338, 1282, end + 250, 1332, end + 38, 1332), { fill: "#ffffff" })
  );
}
