/** @jest-environment node */
import { render } from "../testing/render";

const table = (...cells: string[]) => {
  const line = (words: readonly string[]) => `| ${words.join(" | ")} |\n`;
  return line(cells.map((cell) => cell.toUpperCase())) + line(cells.map(() => "---")) + line(cells);
};

test("in a table of three columns all cells but the first have their heading as a label", async () => {
  const { html } = await render(table("name", "kind", "*use*"));
  expect(html).toContain('<table class="stacks">');
  expect(html).toContain("<td>name</td>");
  expect(html).toContain('<td data-label="KIND">kind</td>');
  expect(html).toContain('<td data-label="USE"><em>use</em></td>');
});

test("in a table of two columns, which fits a phone, cells have no labels", async () => {
  const { html } = await render(table("name", "kind"));
  expect(html).not.toMatch(/stacks|data-label/);
});

test("a list item goes on in a line without its mark", async () => {
  const { html } = await render("* One\ngoes on\n* Two\n");
  expect(html.replace(/\s+/g, " ")).toContain("<ul> <li>One goes on</li> <li>Two</li> </ul>");
});
