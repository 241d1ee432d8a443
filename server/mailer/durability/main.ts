import { MAX_IN_FLIGHT } from "../outbox/outbox";
import { runRounds } from "./rounds";
import { SETUPS, type Setup } from "./setups";

const DEFAULT_ROUNDS = 200;

/**
 * Kills servers at random moments, and reports whether they lost an acknowledged message, or repeated
 * more mails than they were sending.
 */
async function tryKills(setup: Setup): Promise<void> {
  if (setup.whyNot !== null) return console.log(`${setup.name}: not tried: ${setup.whyNot}`);
  const outcome = await runRounds(Number(process.env.ROUNDS) || DEFAULT_ROUNDS, setup);
  const { kills, acknowledged, sent, lost, duplicates } = outcome;
  console.log(
    `${setup.name}: ${kills} kills, ${acknowledged} acknowledged, ${sent} sent, ${lost.length} lost, ${duplicates} twice`,
  );
  for (const id of lost) console.log(`lost: ${id}`);
  if (acknowledged <= kills || lost.length > 0 || duplicates > kills * MAX_IN_FLIGHT)
    process.exitCode = 1;
}

/**
 * `npm run test:durability`; `ROUNDS` sets the number of kills. Exit code 1 when a guarantee is
 * violated. The set-ups run side by side, because they mostly wait: a queue gives the mails of a
 * killed server to others after half a minute.
 */
void Promise.all(SETUPS.map(tryKills));
