import { MAX_IN_FLIGHT } from "../delivery/delivery";
import { runRounds } from "./rounds";

const DEFAULT_ROUNDS = 200;

/** `npm run test:durability`; `ROUNDS` sets the number of kills. Exit code 1 when a guarantee was violated. */
async function main(): Promise<void> {
  const { kills, acknowledged, delivered, lost, duplicates } = await runRounds(
    Number(process.env.ROUNDS) || DEFAULT_ROUNDS,
  );
  process.stdout.write(
    `${kills} kills, ${acknowledged} acknowledged, ${delivered} delivered, ${lost.length} lost, ${duplicates} twice\n`,
  );
  for (const id of lost) process.stdout.write(`lost: ${id}\n`);
  if (lost.length > 0 || duplicates > kills * MAX_IN_FLIGHT) process.exitCode = 1;
}

void main();
