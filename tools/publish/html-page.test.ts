/** @jest-environment node */
import { runNode } from "../testing/run";

test("what is known of a page does not keep the page itself in memory: a site may have ten thousand", async () => {
  const { code, output } = await runNode("tools/testing/memory-of-facts.ts", { cwd: process.cwd() });
  expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/^-?\d+\n$/) });
  expect(Number(output)).toBeLessThan(10 * 2 ** 20);
});
