import { cardSpans } from "./article-list";

jest.mock("gatsby", () => ({ graphql: () => null }));

const COLUMNS = { twelve: 12, seven: 7, five: 5, four: 4 };

test("any number of cards fills every row", () => {
  for (let count = 0; count <= 40; count += 1) {
    const spans = cardSpans(count);
    expect(spans).toHaveLength(count);
    let filled = 0;
    for (const span of spans) {
      filled += COLUMNS[span];
      expect(filled).toBeLessThanOrEqual(12);
      filled %= 12;
    }
    expect(filled).toBe(0);
  }
});
