/** @jest-environment node */
import path from "node:path";
import { temporaryFolder, writeTree } from "../testing/tree";
import { inProcesses } from "./in-processes";

/** Answers each number with its double; ends badly at -1. */
const PROGRAM = `process.on("message", (n) => (n.value === -1 ? process.exit(3) : process.send({ twice: n.value * 2, pid: process.pid })));`;

/** More than are answered while a process ends. */
const MANY = 5000;

type Answer = { twice: number; pid: number };

async function doubled(values: readonly number[], refuse: () => void = () => {}) {
  const root = temporaryFolder();
  writeTree(root, { "double.cjs": PROGRAM });
  const answers: Answer[] = [];
  const tasks = values.map((value) => ({ value }));
  const end = inProcesses(path.join(root, "double.cjs"), tasks, (answer: Answer) => {
    refuse();
    answers.push(answer);
  });
  return { end, answers };
}

test("every task is answered once, by several processes", async () => {
  const { end, answers } = await doubled([1, 2, 3, 4, 5, 6, 7, 8]);
  await end;
  expect(answers.map(({ twice }) => twice).sort((a, b) => a - b)).toEqual([2, 4, 6, 8, 10, 12, 14, 16]);
  expect(new Set(answers.map(({ pid }) => pid)).has(process.pid)).toBe(false);
});

test("a process that ends badly is named, and no task is begun after it", async () => {
  const { end, answers } = await doubled([-1, -1, ...Array.from({ length: MANY }, (_, index) => index)]);
  await expect(end).rejects.toThrow("double.cjs ended with 3");
  expect(answers.length).toBeLessThan(MANY);
});

test("an answer that is refused ends it with what is wrong, and no task is begun after it", async () => {
  let count = 0;
  const { end } = await doubled(
    Array.from({ length: MANY }, (_, index) => index),
    () => {
      count += 1;
      throw new Error("not so");
    },
  );
  await expect(end).rejects.toThrow("not so");
  expect(count).toBeLessThan(MANY);
});

test("nothing to do is done at once", async () => {
  const { end, answers } = await doubled([]);
  await end;
  expect(answers).toEqual([]);
});
