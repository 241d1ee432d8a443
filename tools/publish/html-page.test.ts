/** @jest-environment node */
import { runNode } from "../testing/run";

test("the metadata of a page does not retain the page in memory: a site may have ten thousand", async () => {
  const { code, output } = await runNode("tools/testing/metadata-memory.ts", { cwd: process.cwd() });
  expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/^-?\d+\n$/) });
  expect(Number(output)).toBeLessThan(10 * 2 ** 20);
});
