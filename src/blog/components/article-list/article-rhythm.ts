export type Span = "twelve" | "seven" | "five" | "four";
type Row = readonly Span[];

const TWO: Row = ["seven", "five"];
const TWO_TURNED: Row = ["five", "seven"];
const THREE: Row = ["four", "four", "four"];

/** Below a large card, rows of three equal and two unequal ones. */
const RHYTHM: readonly Row[] = [THREE, TWO, THREE, TWO_TURNED];

/** The width of each card below the large one. The last row is filled, too, as in a category with few articles. */
export function spansOf(count: number): Span[] {
  const spans: Span[] = [];
  for (let row = 0; spans.length < count; row += 1) {
    const left = count - spans.length;
    if (left === 1) spans.push("twelve");
    else if (left === 2) spans.push(...TWO);
    else spans.push(...(RHYTHM[row % RHYTHM.length] ?? THREE));
  }
  return spans;
}
