/** @jest-environment node */
import { runRounds } from "./rounds";

const ROUNDS = 10;

test("a server killed at any moment loses no acknowledged message and repeats at most one mail per kill", async () => {
  const { acknowledged, lost, duplicates } = await runRounds(ROUNDS);
  expect(acknowledged).toBeGreaterThan(ROUNDS);
  expect(lost).toEqual([]);
  expect(duplicates).toBeLessThanOrEqual(ROUNDS);
}, 180_000);
