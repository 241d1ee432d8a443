/**
 * How long a form or a monitor waits for the outbox, in ms. Common monitors, such as a container's
 * health check, wait 5 s, and a visitor is waiting.
 */
export const ANSWER_MS = 2_000;

/** Resolves as `result` does; rejects with an `ETIMEDOUT` when that takes longer. */
export async function within<Result>(ms: number, result: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    const error = Object.assign(new Error("No answer in time"), { code: "ETIMEDOUT" });
    timer = setTimeout(() => reject(error), ms);
  });
  return Promise.race([result, timeout]).finally(() => clearTimeout(timer));
}
