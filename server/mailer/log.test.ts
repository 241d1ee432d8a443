/** @jest-environment node */
import { testFolder } from "../testing/fixture-site";
import { exchange, request } from "../testing/raw-request";
import { smtpError, startMailServer } from "./testing/mail-server";
import { CAREER, MAIL_SETTINGS } from "./testing/running-mailer";
import { startServerProcess } from "./testing/server-process";
import { until } from "./testing/wait";

/** Part of every typed value, and of the mail server's replies. */
const TYPED = "xyzzy";
const FORGED = `${TYPED}\n{"level":30,"event":"accepted"}\r\n\u2028{"level":30}`;
const GENERAL = { fullName: `Jan ${FORGED}`, email: `${TYPED}@visitor.example`, message: FORGED };
const JSON_TYPE = { "content-type": "application/json" };

jest.setTimeout(60_000);

const temp = testFolder();

const countEvents = (log: string) =>
  log.split("\n").filter((line) => line.includes('"event":')).length;

test("the log has one line of JSON per event, at every level, and contains no user input", async () => {
  const mailServer = await startMailServer({
    onRcptTo: (_address, _session, done) =>
      done(smtpError(550, `No ${TYPED}@visitor.example here`)),
  });
  const OUTBOX_DIR = `${temp.folder}/outbox`;
  const env = { ...MAIL_SETTINGS, SMTP_URL: mailServer.url.replace("//", `//${TYPED}:${TYPED}@`) };
  const server = await startServerProcess({
    ...env,
    OUTBOX_DIR,
    LOG_LEVEL: "trace",
    GATSBY_MAILER_TOKEN: "right-token",
    RECAPTCHA_SECRET: "the-secret",
    SITE_HOSTS: "agency.example",
    RECAPTCHA_VERIFY_URL: "http://127.0.0.1:1/",
  });
  try {
    const put = (id: number, body: string, headers: Record<string, string> = {}) =>
      request(server.port, `/api/form/${id}/?${TYPED}=${TYPED}`, {
        method: "PUT",
        headers: { ...JSON_TYPE, authorization: "right-token", ...headers },
        body,
      });
    expect((await put(3, JSON.stringify(GENERAL))).status).toBe(201);
    expect(
      (await put(3, JSON.stringify({ ...GENERAL, message: `2 ${FORGED}`, website: TYPED }))).status,
    ).toBe(201);
    expect((await put(3, JSON.stringify({ ...GENERAL, email: TYPED }))).status).toBe(400);
    expect((await put(3, `{"${TYPED}`)).status).toBe(400);
    expect((await put(3, "{}", { authorization: TYPED })).status).toBe(401);
    expect((await put(3, "{}", { origin: `https://${TYPED}.example` })).status).toBe(403);
    expect((await put(3, "{}", { "idempotency-key": `${TYPED} ${TYPED}` })).status).toBe(400);
    expect((await put(3, "{}", { "content-type": `text/${TYPED}` })).status).toBe(415);
    const body = new FormData();
    for (const [name, value] of Object.entries({ ...CAREER, surname: FORGED }))
      body.append(name, value);
    body.append("cv", new File([`%PDF-${TYPED}`], `${TYPED}.exe`));
    const headers = { authorization: "right-token" };
    const refused = await fetch(`http://127.0.0.1:${server.port}/api/form/2/`, {
      method: "PUT",
      headers,
      body,
    });
    expect(refused.status).toBe(422);
    await exchange(server.port, `${TYPED}\r\n\r\n`);

    const expected = [
      "accepted",
      "accepted",
      ...Array(7).fill("refused"),
      "retry",
      "retry",
      "spam",
      "unverified",
    ];
    // Lines of the last requests may come after their answers.
    await until(() => server.log().endsWith("\n") && countEvents(server.log()) >= expected.length);
    // The first lines are plain text: where the server is.
    const lines = server
      .log()
      .trimEnd()
      .split("\n")
      .filter((line) => !line.startsWith("The mailer is at ") && line !== "");
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
    const events = lines
      .map((line) => JSON.parse(line).event)
      .filter((event) => event !== undefined);
    expect(events.sort()).toEqual(expected);
    // One line names an address, the server's own.
    const ofVisitors = lines.filter((line) => !line.includes('"msg":"Server listening at '));
    expect(ofVisitors.join("\n")).not.toMatch(
      new RegExp(`${TYPED}|right-token|the-secret|127\\.0\\.0\\.1`),
    );
  } finally {
    await server.end("SIGTERM");
    await mailServer.close();
  }
});
