/** @jest-environment node */
import { GENERAL } from "../testing/running-mailer";
import { testServers } from "../testing/test-servers";
import { until } from "../testing/wait";
import { MAX_IN_FLIGHT } from "./outbox";

const { startMailer, startMailServer } = testServers();

/** Starts a mailer, and a mail server that holds each mail about something slow. */
async function startWithSlowServer() {
  const held = new Map<string, () => void>();
  const accepted: string[] = [];
  const server = await startMailServer({
    onData: (stream, _session, done) => {
      let text = "";
      stream.on("data", (chunk) => (text += String(chunk)));
      stream.on("end", () => {
        const message = /slow \d|quick/.exec(text)?.[0] ?? "";
        const accept = () => {
          accepted.push(message);
          done();
        };
        if (message === "quick") accept();
        else held.set(message, accept);
      });
    },
  });
  const { mailer } = await startMailer(server.url);
  const put = (message: string) => mailer.put("general", { ...GENERAL, message });
  return { mailer, put, held, accepted };
}

test("a mail server that is slow with a message gets others meanwhile", async () => {
  const { put, held, accepted } = await startWithSlowServer();
  await put("slow 1");
  await until(() => held.size === 1);
  await put("quick");
  await until(() => accepted.length === 1);
  expect(accepted).toEqual(["quick"]);
  for (const accept of held.values()) accept();
});

test("a slow mail server gets a few messages at a time, each once", async () => {
  const { mailer, put, held, accepted } = await startWithSlowServer();
  const messages = [1, 2, 3, 4, 5, 6].map((count) => `slow ${count}`);
  for (const message of messages) await put(message);
  await until(() => held.size === MAX_IN_FLIGHT);
  await until(async () => {
    expect(held.size).toBeLessThanOrEqual(MAX_IN_FLIGHT);
    for (const accept of held.values()) accept();
    held.clear();
    return (await mailer.outboxFiles()).length === 0;
  });
  expect(accepted.sort()).toEqual(messages);
  expect(mailer.events("retry")).toEqual([]);
});
