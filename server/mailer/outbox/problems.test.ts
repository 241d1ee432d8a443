/** @jest-environment node */
import { problemOf } from "./problems";
import { QueueOutbox } from "./queue-outbox";

test.each([
  ["no more connections allowed (max_client_conn)", "53300"],
  ["query_wait_timeout", "53300"],
  ["pgbouncer cannot connect to server", "CLOSED"],
  ["server login has been failing, try again later (server_login_retry)", "CLOSED"],
  ["client_login_timeout (server down)", "CLOSED"],
  ["bouncer config error", "08P01"],
])("a server starts though PgBouncer answers %j, which may pass", (message, code) => {
  const problem = problemOf(Object.assign(new Error(message), { code: "08P01" }));
  expect(problem).toMatchObject({ code, isLasting: false });
});

test("health says that the queue is not connected yet", async () => {
  const outbox = new QueueOutbox("redis://127.0.0.1:1", { report: () => undefined }, "mails");
  const error = await outbox.counts().catch((reason: unknown) => reason);
  await outbox.close();
  expect(problemOf(error).text).toMatch(/^The queue is not connected yet\. /);
});
