/** @jest-environment node */
import { MAX_IN_FLIGHT } from "../outbox/outbox";
import { runRounds } from "./rounds";
import { SETUPS } from "./setups";

const KILLS = 4;

// Side by side, because they mostly wait: a queue gives the mails of a killed server to others after half a minute.
for (const setup of SETUPS) {
  const { name, whyNot } = setup;
  const promise =
    "servers killed at any moment lose no acknowledged message and repeat at most those that were being sent";
  const lookFor = whyNot === null ? test.concurrent : test.skip;
  lookFor(
    `${name}: ${whyNot ?? promise}`,
    async () => {
      const { acknowledged, lost, duplicates } = await runRounds(KILLS, setup);
      expect(acknowledged).toBeGreaterThan(KILLS);
      expect(lost).toEqual([]);
      expect(duplicates).toBeLessThanOrEqual(KILLS * MAX_IN_FLIGHT);
    },
    240_000,
  );
}
