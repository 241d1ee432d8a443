import { fork } from "node:child_process";
import { availableParallelism } from "node:os";

/** A process that works through tasks for as long as there are any. */
function workThrough<Task, Answer>(
  program: string,
  nextTask: () => Task | undefined,
  keep: (answer: Answer) => void,
): Promise<void> {
  return new Promise((resolve, reject) => {
    // What loads TypeScript in this process does so in that one.
    const helper = fork(program);
    const goOn = (): void => {
      const task = nextTask();
      if (task !== undefined) helper.send(task as object);
      else helper.disconnect();
    };
    let refusal: { reason: unknown } | null = null;
    helper.on("message", (answer) => {
      try {
        keep(answer as Answer);
        goOn();
      } catch (reason) {
        refusal = { reason };
        helper.disconnect();
      }
    });
    helper.once("error", reject);
    helper.once("exit", (code) => {
      if (refusal) reject(refusal.reason);
      else if (code === 0) resolve();
      else reject(new Error(`${program} ended with ${code}`));
    });
    goOn();
  });
}

/**
 * Shares tasks among processes, one a core, each of which is sent the next once it has answered.
 * @param program file that answers each message with one
 * @param keep gets the answers as they come, and may throw what is wrong with one
 * @throws Error when a process ends badly, or what `keep` throws; no task is begun after it, what others have done is kept, and no
 * process is left
 */
export async function inProcesses<Task, Answer>(
  program: string,
  tasks: readonly Task[],
  keep: (answer: Answer) => void,
): Promise<void> {
  const waiting = [...tasks];
  const count = Math.min(availableParallelism(), tasks.length);
  const failures: unknown[] = [];
  const work = () =>
    workThrough(program, () => waiting.shift(), keep).catch((error: unknown) => {
      // The others end with what they are at.
      waiting.length = 0;
      failures.push(error);
    });
  await Promise.all(Array.from({ length: count }, work));
  if (failures.length > 0) throw failures[0];
}
