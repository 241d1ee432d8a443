/** @jest-environment node */
import { MAX_IN_FLIGHT } from "../delivery/delivery";
import { runRounds } from "./rounds";

const ROUNDS = 6;

test("a server killed at any moment loses no acknowledged message and repeats at most those under way", async () => {
  const { acknowledged, lost, duplicates } = await runRounds(ROUNDS);
  expect(acknowledged).toBeGreaterThan(ROUNDS);
  expect(lost).toEqual([]);
  expect(duplicates).toBeLessThanOrEqual(ROUNDS * MAX_IN_FLIGHT);
}, 180_000);
