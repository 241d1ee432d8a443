/** @jest-environment node */
import { deliveryTests, named } from "../testing/delivery";
import { type InstantMailServer, startInstantMailServer } from "../testing/instant-mail-server";
import { CAREER, GENERAL, type RunningMailer } from "../testing/running-mailer";
import { until } from "../testing/wait";
import { MAX_IN_FLIGHT } from "./delivery";

const MESSAGES = 30;

const { start } = deliveryTests();
const servers: InstantMailServer[] = [];

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

async function mailServer(...options: Parameters<typeof startInstantMailServer>): Promise<InstantMailServer> {
  const server = await startInstantMailServer(...options);
  servers.push(server);
  return server;
}

/** Messages that wait while the mail server is away. Returns their ids, in the order of the queue. */
async function queueUp(mailer: RunningMailer, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) {
    ids.push(String((await mailer.put(3, { ...GENERAL, message: `Message ${index}` })).body.id));
  }
  // Of messages received in the same millisecond the fingerprints decide.
  return ids.sort();
}

const isDelivered = (mailer: RunningMailer, count: number) =>
  until(() => named(mailer, "delivered").length === count, 10_000);

test("a backlog goes over a few connections, each message once and nearly in order", async () => {
  const { mailer: before } = await start("smtp://127.0.0.1:1");
  const ids = await queueUp(before, MESSAGES);
  await before.app.close();
  const server = await mailServer();
  const { mailer } = await start(server.url, { SPOOL_DIR: before.spoolDir });
  await isDelivered(mailer, MESSAGES);
  expect(server.connections().total).toBeLessThanOrEqual(MAX_IN_FLIGHT);
  const places = server.messageIds.map((messageId) => ids.indexOf(messageId.replace(/^<|@.*$/g, "")));
  expect([...places].sort((one, other) => one - other)).toEqual(ids.map((_, place) => place));
  for (const [place, was] of places.entries()) expect(Math.abs(was - place)).toBeLessThanOrEqual(MAX_IN_FLIGHT);
});

test("connections that the server has closed meanwhile are no failure of a message, with a CV or without", async () => {
  let isClosing = false;
  const server = await mailServer((command, { socket, mails }) => {
    if (isClosing && command.startsWith("MAIL FROM") && mails > 0) socket.destroy();
  });
  const { mailer } = await start(server.url);
  await Promise.all(
    Array.from({ length: MAX_IN_FLIGHT }, (_, index) => mailer.put(3, { ...GENERAL, message: `${index}` })),
  );
  await isDelivered(mailer, MAX_IN_FLIGHT);
  isClosing = true;
  await mailer.putForm(2, CAREER, new File(["%PDF-1.7"], "cv.pdf"));
  await mailer.put(3, GENERAL);
  await isDelivered(mailer, MAX_IN_FLIGHT + 2);
  expect(named(mailer, "retry")).toEqual([]);
  expect(new Set(server.messageIds).size).toBe(server.messageIds.length);
});

test("a server that closes the connection after each message gets all of them", async () => {
  const server = await mailServer((command, { socket, mails }) => {
    if (command.startsWith("MAIL FROM") && mails > 0) socket.end("421 One at a time\r\n");
  });
  const { mailer } = await start(server.url);
  await queueUp(mailer, MAX_IN_FLIGHT * 2);
  await isDelivered(mailer, MAX_IN_FLIGHT * 2);
  expect(named(mailer, "retry")).toEqual([]);
});

test("shutdown closes the connections, also one over which the server does not answer", async () => {
  const server = await mailServer((command, { socket }) => {
    if (command === "DATA") socket.pause().write = () => true;
  });
  const { mailer } = await start(server.url);
  await mailer.put(3, GENERAL);
  await until(() => server.connections().open === 1);
  await mailer.app.close();
  await until(() => server.connections().open === 0);
  expect(named(mailer, "retry")).toEqual([]);
  expect(await mailer.names("queue")).toHaveLength(1);
});
