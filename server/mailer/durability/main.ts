import { MAX_IN_FLIGHT } from "../outbox/outbox";
import { runRounds } from "./rounds";
import { SETUPS } from "./setups";

const DEFAULT_ROUNDS = 200;

/** `npm run test:durability`; `ROUNDS` sets the number of kills. Exit code 1 when a guarantee was violated. */
async function main(): Promise<void> {
  for (const setup of SETUPS) {
    if (setup.whyNot !== null) {
      process.stdout.write(`${setup.name}: not tried: ${setup.whyNot}\n`);
      continue;
    }
    const outcome = await runRounds(Number(process.env.ROUNDS) || DEFAULT_ROUNDS, setup);
    const { kills, acknowledged, sent, lost, duplicates } = outcome;
    process.stdout.write(
      `${setup.name}: ${kills} kills, ${acknowledged} acknowledged, ${sent} sent, ${lost.length} lost, ${duplicates} twice\n`,
    );
    for (const id of lost) process.stdout.write(`lost: ${id}\n`);
    if (lost.length > 0 || duplicates > kills * MAX_IN_FLIGHT) process.exitCode = 1;
  }
}

void main();
