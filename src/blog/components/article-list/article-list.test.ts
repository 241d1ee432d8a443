import { spansOf } from "./article-list";

jest.mock("gatsby", () => ({ graphql: () => null }));

const COLUMNS = { twelve: 12, seven: 7, five: 5, four: 4 };

test("cards fill every row, however many there are", () => {
  for (let count = 0; count <= 40; count += 1) {
    const spans = spansOf(count);
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
