/** @jest-environment node */
import { answerInLog } from "./answer-in-log";
import type { Call } from "./call";

const CALL: Call = {
  id: "20261129T133219412Z-b78bc7f7",
  form: "contact",
  receivedAt: "2026-11-29T13:32:19.412Z",
  values: {
    fullName: "Zdenka (Zd$) Novotná",
    email: "zdenka@visitor.example",
    phone: "+420 777-123 456",
    message: "My knee hurts",
  },
  lead: { page: "/services" },
  isSpam: false,
};
const SETTINGS = {
  WEBHOOK_URL: "https://crm.example/hook",
  WEBHOOK_SECRET: null,
  WEBHOOK_FORMAT: "json",
} as const;

test.each([
  ["in capitals", "Contact ZDENKA NOVOTNÁ exists", "Contact … … exists"],
  ["in JSON's escapes", '{"name":"Novotn\\u00e1"}', '{"name":"…"}'],
  ["with other signs between its digits", "Phone +420777123456 is invalid", "Phone … is invalid"],
  ["without its country", "Phone 777 123 456 is invalid", "Phone … is invalid"],
  ["with signs of expressions", "Who is (Zd$)?", "Who is …?"],
])("a log has nothing that a visitor typed, also %s", (_how, answer, expected) => {
  expect(answerInLog(answer, CALL, SETTINGS)).toBe(expected);
});

test("a log keeps the numbers of a receiver", () => {
  expect(answerInLog('{"code": 50006, "trace": 9876543}', CALL, SETTINGS)).toBe(
    '{"code": 50006, "trace": 9876543}',
  );
});
