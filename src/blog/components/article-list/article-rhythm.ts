export type Span = "twelve" | "seven" | "five" | "four";
type Row = readonly Span[];

const TWO: Row = ["seven", "five"];
const TWO_TURNED: Row = ["five", "seven"];
const THREE: Row = ["four", "four", "four"];

/** Rows of two unequal and three equal cards; below a large one they begin with three. */
const RHYTHM: readonly Row[] = [TWO, THREE, TWO_TURNED];
const RHYTHM_BELOW_LEAD: readonly Row[] = [THREE, TWO, THREE];

/** The width of each card. The last row is filled, too, as in a category with few articles. */
export function spansOf(count: number, hasLead: boolean): Span[] {
  const rhythm = hasLead ? RHYTHM_BELOW_LEAD : RHYTHM;
  const spans: Span[] = [];
  for (let row = 0; spans.length < count; row += 1) {
    const left = count - spans.length;
    if (left === 1) spans.push("twelve");
    else if (left === 2) spans.push(...TWO);
    else spans.push(...(rhythm[row % rhythm.length] ?? THREE));
  }
  return spans;
}
