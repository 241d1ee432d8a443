/** @jest-environment node */
import { runRounds } from "./rounds";

const ROUNDS = 15;

test("a server that is killed at any moment loses nothing it has acknowledged, and sends at most one mail a kill twice", async () => {
  const { acknowledged, lost, duplicates } = await runRounds(ROUNDS);
  expect(acknowledged).toBeGreaterThan(ROUNDS);
  expect(lost).toEqual([]);
  expect(duplicates).toBeLessThanOrEqual(ROUNDS);
}, 180_000);
