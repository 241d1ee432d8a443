import { polygon, pts } from "../drawing/svg";
import { textWidth } from "../drawing/text";
import { strong } from "../kit";
import { rect } from "../shapes";
import { HEIGHT, WIDTH } from "./size";

const [BLUE, ORANGE] = ["#0a2c4d", "#ff8a1f"];
const ROWS = ["All eight", "vehicles", "ready for", "tonight"] as const;
/** Rows stand so far apart that a descender clears the ascenders below it. */
const [SIZE, LEADING, FIRST] = [330, 334, 340];
const STYLE = { weight: 700, tracking: -0.05 };

/** Nothing but the sentence that the desk shows on a good evening; its full stop is a vehicle's mark on the line. */
export function cdTelematika(): string {
  const end = 268 + textWidth("tonight", SIZE, STYLE.weight, STYLE.tracking);
  const line = FIRST + LEADING * (ROWS.length - 1);
  return (
    rect(0, 0, WIDTH, HEIGHT, { fill: ORANGE }) +
    ROWS.map((row, index) => strong(268, FIRST + index * LEADING, row, BLUE, SIZE, STYLE)).join("") +
    polygon(pts(end + 34, line - 88, end + 218, line - 88, end + 294, line - 44, end + 218, line, end + 34, line), {
      fill: "#ffffff",
    })
  );
}
