const LOOK_EVERY_MS = 10;
const GIVE_UP_MS = 15_000;

/** Resolves as soon as a condition holds, and rejects after a timeout. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  giveUpMs = GIVE_UP_MS,
): Promise<void> {
  const start = Date.now();
  while (!(await holds())) {
    if (Date.now() - start > giveUpMs) throw new Error(`Timeout waiting for: ${holds}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
