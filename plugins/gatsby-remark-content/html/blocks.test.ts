/** @jest-environment node */
import { render } from "../testing/render";

const table = (...cells: string[]) => {
  const line = (words: readonly string[]) => `| ${words.join(" | ")} |\n`;
  return line(cells.map((cell) => cell.toUpperCase())) + line(cells.map(() => "---")) + line(cells);
};

test("from three columns on, the cells of a row say what they are, all but the first", async () => {
  const { html } = await render(table("name", "kind", "*use*"));
  expect(html).toContain('<table class="stacks">');
  expect(html).toContain("<td>name</td>");
  expect(html).toContain('<td data-label="KIND">kind</td>');
  expect(html).toContain('<td data-label="USE"><em>use</em></td>');
});

test("a narrower table fits a phone as it is", async () => {
  const { html } = await render(table("name", "kind"));
  expect(html).not.toMatch(/stacks|data-label/);
});
