/** @jest-environment node */
import { deliveryTests, named } from "../testing/delivery";
import { GENERAL, type RunningMailer } from "../testing/running-mailer";
import { type Sockets, watchSockets } from "../testing/silence";
import type { TestClock } from "../testing/test-clock";
import { until } from "../testing/wait";
import { MAX_IN_FLIGHT } from "./delivery";

const MINUTE_MS = 60_000;

/** Messages that the mail server has received but not acknowledged, by their text. */
let held: Map<string, () => void>;
let accepted: string[];
let mailer: RunningMailer;
let clock: TestClock;
let sockets: Sockets;

afterEach(() => {
  sockets.release();
  for (const accept of held.values()) accept();
});

const { start, mailServer } = deliveryTests();

beforeEach(async () => {
  held = new Map();
  accepted = [];
  const server = await mailServer({
    // The library's idle timeout is one minute by default.
    socketTimeout: 60 * MINUTE_MS,
    onData: (stream, _session, done) => {
      let text = "";
      stream.on("data", (chunk) => (text += String(chunk)));
      stream.on("end", () => {
        const what = /slow \d/.exec(text)?.[0] ?? "quick";
        const accept = () => {
          accepted.push(what);
          done();
        };
        if (what === "quick") accept();
        else held.set(what, accept);
      });
    },
  });
  ({ mailer, clock } = await start(server.url));
  sockets = watchSockets();
});

const put = (message: string) => mailer.put(3, { ...GENERAL, message });

test("a mail server that acknowledges a message after nine minutes gets it once", async () => {
  await put("slow 1");
  await until(() => held.has("slow 1"));
  sockets.fallSilent(9 * MINUTE_MS);
  await clock.pass(9 * MINUTE_MS);
  held.get("slow 1")?.();
  await until(() => named(mailer, "delivered").length === 1);
  expect(named(mailer, "retry")).toEqual([]);
  expect(accepted).toEqual(["slow 1"]);
});

test("a slow delivery does not block other messages", async () => {
  await put("slow 1");
  await until(() => held.has("slow 1"));
  const { body } = await put("quick");
  await until(() => named(mailer, "delivered").length === 1);
  expect(named(mailer, "delivered")[0]?.id).toBe(body.id);
  held.get("slow 1")?.();
  await until(() => named(mailer, "delivered").length === 2);
  expect(accepted).toEqual(["quick", "slow 1"]);
  expect(await mailer.names("queue")).toEqual([]);
});

test("a mail server that is slow with every message gets only a few in parallel", async () => {
  for (let count = 1; count <= 6; count += 1) await put(`slow ${count}`);
  await until(() => held.size === MAX_IN_FLIGHT);
  await clock.pass(MINUTE_MS);
  expect(held.size).toBe(MAX_IN_FLIGHT);
  held.get("slow 1")?.();
  await until(() => held.size === MAX_IN_FLIGHT + 1);
});

test("a mail server that is silent for ten minutes gets the message again later", async () => {
  await put("slow 1");
  await until(() => held.has("slow 1"));
  sockets.fallSilent(10 * MINUTE_MS);
  await until(() => named(mailer, "retry").length === 1);
  expect(named(mailer, "retry")[0]).toMatchObject({ code: "ETIMEDOUT", waitS: 30 });
});
