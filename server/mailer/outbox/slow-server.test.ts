/** @jest-environment node */
import { GENERAL } from "../testing/running-mailer";
import { named, sendingTests } from "../testing/sending";
import { until } from "../testing/wait";
import { MAX_IN_FLIGHT } from "./outbox";

const { start, mailServer } = sendingTests();

test("a mail server that is slow with some messages gets the others meanwhile, and a few at a time", async () => {
  const held = new Map<string, () => void>();
  const accepted: string[] = [];
  const server = await mailServer({
    onData: (stream, _session, done) => {
      let text = "";
      stream.on("data", (chunk) => (text += String(chunk)));
      stream.on("end", () => {
        const what = /slow \d|quick/.exec(text)?.[0] ?? "";
        const accept = () => {
          accepted.push(what);
          done();
        };
        if (what === "quick") accept();
        else held.set(what, accept);
      });
    },
  });
  const { mailer } = await start(server.url);
  const put = (message: string) => mailer.put(3, { ...GENERAL, message });
  await put("slow 1");
  await until(() => held.size === 1);
  await put("quick");
  await until(() => accepted.length === 1);
  for (let count = 2; count <= 6; count += 1) await put(`slow ${count}`);
  await until(() => held.size === MAX_IN_FLIGHT);
  await until(async () => {
    expect(held.size).toBeLessThanOrEqual(MAX_IN_FLIGHT);
    for (const accept of held.values()) accept();
    held.clear();
    return (await mailer.names()).length === 0;
  });
  expect(accepted.sort()).toEqual([
    "quick",
    ...Array.from({ length: 6 }, (_, index) => `slow ${index + 1}`),
  ]);
  expect(named(mailer, "retry")).toEqual([]);
});
