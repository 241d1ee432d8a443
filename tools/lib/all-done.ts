/** Waits for the end of all steps; throws what the first of them that failed says. */
export async function allDone(steps: readonly Promise<unknown>[]): Promise<void> {
  for (const step of await Promise.allSettled(steps)) if (step.status === "rejected") throw step.reason;
}
