/** @jest-environment node */
import { render } from "../testing/render";

test("the first of two addresses of one name counts, also in a note", async () => {
  const { html } = await render(
    "[a][c][^1]\n\n[^gone]: b\n\n    [c]: /works\n\n[c]: /blog\n\n[d][e]\n\n[^1]: f\n\n[e]: /contact\n",
  );
  expect(html).toContain('<a href="/works">a</a>');
  expect(html).toContain('<a href="/contact">d</a>');
});

test("a name without an address stays as it was written around a link", async () => {
  const { html } = await render("[a [b](/works) c] [d][nowhere]\n");
  expect(html).toBe('<p>[a <a href="/works">b</a> c] [d][nowhere]</p>');
});

test.each([
  "javascript:alert(1)",
  "&#106;avascript:alert(1)",
  "<java&Tab;script:alert(1)>",
  "data:text/html,a",
])("a link to %j that no check has refused fails the build", async (address) => {
  await expect(render(`[a](${address})\n`)).rejects.toThrow(
    /^blog\/a\/index\.md: links to "(javascript|data):"/,
  );
  await expect(render(`[a][b]\n\n[b]: ${address}\n`)).rejects.toThrow("which is not allowed");
});
