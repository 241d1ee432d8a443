/** @jest-environment node */
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { readSettings } from "../../environment";
import { SYSTEM_CLOCK } from "../clock";
import { until } from "../testing/wait";
import { webhookTo } from "./webhook";

const FORMS = 1_200;

test("beside a receiver that hangs ten calls are open, 1,000 wait, and the log names the others", async () => {
  const open: ServerResponse[] = [];
  let received = 0;
  const receiver = createServer((_request, response) => {
    received += 1;
    open.push(response);
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  const WEBHOOK_URL = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/hook`;
  const settings = readSettings({ WEBHOOK_URL, WEBHOOK_SECRET: "a-secret" });
  if (!settings.ok) throw new Error(settings.problems.join());
  const reported: unknown[] = [];
  const events = {
    report: (event: string, details: object) => reported.push({ event, ...details }),
  };
  const webhook = webhookTo(settings.output, null, events, SYSTEM_CLOCK);

  const call = { form: "general", receivedAt: "", values: {}, lead: {}, isSpam: false } as const;
  for (let count = 1; count <= FORMS; count += 1) webhook.tell({ ...call, id: `${count}` });
  await until(() => open.length === 10 && reported.length === FORMS - 1_000);
  expect(received).toBe(10);
  expect(reported[0]).toEqual({ event: "webhookFailure", id: "1001", code: "TOO_MANY_WAIT" });
  webhook.close();
  expect(reported.pop()).toMatchObject({ event: "webhookFailure", code: "STOPPED", calls: 1_000 });

  await until(() => {
    for (const response of open.splice(0)) response.writeHead(204).end();
    return received === 1_000;
  });
  await until(() => open.length === 0);
  expect(reported).toHaveLength(FORMS - 1_000);
  receiver.close().closeAllConnections();
});
