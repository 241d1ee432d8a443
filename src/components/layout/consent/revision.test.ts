import { revisionOf } from "./revision";

const NUMBERS = { slug: "numbers", category: "analytics", since: "2026-12-01" };
const CHAT = { slug: "chat", category: "marketing", since: "2026-12-02" };

test("without third parties the version that an editor has set is that of the question", () => {
  expect([revisionOf(null, []), revisionOf(3, [])]).toEqual([0, 3]);
});

test("visitors are asked again after a third party was added, moved, changed or removed", () => {
  const questions = [
    revisionOf(null, []),
    revisionOf(null, [NUMBERS]),
    revisionOf(1, [NUMBERS]),
    revisionOf(null, [NUMBERS, CHAT]),
    revisionOf(null, [{ ...NUMBERS, category: "marketing" }]),
    revisionOf(null, [{ ...NUMBERS, since: "2027-01-01" }]),
  ];
  expect(new Set(questions).size).toBe(questions.length);
  for (const question of questions.slice(1)) expect(question).toBeGreaterThan(0);
});

test("nobody is asked again because third parties stand in another order", () => {
  expect(revisionOf(null, [CHAT, NUMBERS])).toBe(revisionOf(null, [NUMBERS, CHAT]));
});
