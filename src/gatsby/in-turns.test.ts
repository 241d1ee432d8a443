/** @jest-environment node */
import { inTurns } from "./in-turns";

const later = () => new Promise((resolve) => setImmediate(resolve));

test("every item has its turn, never more than so many at once", async () => {
  const done: number[] = [];
  let [running, most] = [0, 0];
  await inTurns([1, 2, 3, 4, 5], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await later();
    running -= 1;
    done.push(item);
  });
  expect(done).toEqual([1, 2, 3, 4, 5]);
  expect(most).toBe(2);
});

test("a failure is the caller's", async () => {
  const task = async (item: number) => {
    if (item === 2) throw new Error("two");
  };
  await expect(inTurns([1, 2, 3], 2, task)).rejects.toThrow("two");
});
