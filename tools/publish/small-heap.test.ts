/** @jest-environment node */
import { execFileSync } from "node:child_process";
import path from "node:path";

/** Keeps some objects, throws many away that have grown old, and says the most megabytes the heap ever had. */
const CHURN = `
  const kept = Array.from({ length: 1_000_000 }, (_, index) => ({ index, text: String(index) }));
  const passing = [];
  let most = 0;
  for (let index = 0; index < 8_000_000; index++) {
    passing[index % 300_000] = { index, list: [index] };
    if (index % 10_000 === 0) most = Math.max(most, process.memoryUsage().heapTotal);
  }
  console.log(Math.round(most / 1e6), kept.length);
`;

/** Megabytes, as on a machine that has as much; otherwise the heap is small by itself. */
const ROOM = "--max-old-space-size=4096";

const mostMegabytes = (...options: string[]) =>
  Number.parseInt(
    execFileSync(process.execPath, [ROOM, ...options, "-e", CHURN], {
      encoding: "utf8",
      env: { ...process.env, NODE_OPTIONS: "" },
    }),
    10,
  );

test("the heap grows less far before what is no longer in use is thrown away", () => {
  const modest = mostMegabytes("--require", path.resolve("tools/publish/small-heap.cjs"));
  expect(modest).toBeLessThan(0.8 * mostMegabytes());
});
