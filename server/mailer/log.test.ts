/** @jest-environment node */
import { makeFolder } from "../testing/fixture-site";
import { exchange, request } from "../testing/raw-request";
import { smtpError, startMailServer } from "./testing/mail-server";
import { CAREER, formAddress, formPath, MAIL_SETTINGS } from "./testing/running-mailer";
import { type ServerProcess, startServerProcess } from "./testing/server-process";
import { until } from "./testing/wait";

/** Part of every value that a visitor types, and of the mail server's replies. */
const TYPED = "xyzzy";
const FORGED = `${TYPED}\n{"level":30,"event":"accepted"}\r\n\u2028{"level":30}`;
const GENERAL = { fullName: `Jan ${FORGED}`, email: `${TYPED}@visitor.example`, message: FORGED };
const SPAM = { ...GENERAL, message: `2 ${FORGED}`, website: TYPED };
const AUTHORIZATION = { authorization: "right-token" };

const EVENTS = [
  "accepted",
  "accepted",
  ...Array(7).fill("refused"),
  "retry",
  "retry",
  "spam",
  "unproven",
  "unverified",
];

jest.setTimeout(60_000);

let server: ServerProcess;
/** The log at level trace, without the plain text that says where the server is. */
let lines: string[];

async function put(body: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await request(server.port, `${formPath("general")}?${TYPED}=${TYPED}`, {
    method: "PUT",
    headers: { "content-type": "application/json", ...AUTHORIZATION, ...headers },
    body,
  });
  return answer.status;
}

async function apply(): Promise<number> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...CAREER, surname: FORGED }))
    body.append(name, value);
  body.append("cv", new File([`%PDF-${TYPED}`], `${TYPED}.exe`));
  const address = formAddress(server.port, "career");
  return (await fetch(address, { method: "PUT", headers: AUTHORIZATION, body })).status;
}

beforeAll(async () => {
  const temp = await makeFolder();
  const mailServer = await startMailServer({
    onRcptTo: (_address, _session, done) =>
      done(smtpError(550, `No ${TYPED}@visitor.example here`)),
  });
  server = await startServerProcess({
    ...MAIL_SETTINGS,
    SMTP_URL: mailServer.url.replace("//", `//${TYPED}:${TYPED}@`),
    OUTBOX_DIR: `${temp.folder}/outbox`,
    LOG_LEVEL: "trace",
    GATSBY_MAILER_TOKEN: "right-token",
    RECAPTCHA_SECRET: "the-secret",
    SITE_HOSTS: "agency.example",
    RECAPTCHA_VERIFY_URL: "http://127.0.0.1:1/",
  });
  try {
    const statuses = [
      await put(JSON.stringify(GENERAL)),
      await put(JSON.stringify(SPAM)),
      await put(JSON.stringify({ ...GENERAL, email: TYPED })),
      await put(`{"${TYPED}`),
      await put("{}", { authorization: TYPED }),
      await put("{}", { origin: `https://${TYPED}.example` }),
      await put("{}", { "idempotency-key": `${TYPED} ${TYPED}` }),
      await put("{}", { "content-type": `text/${TYPED}` }),
      await apply(),
    ];
    expect(statuses).toEqual([201, 201, 400, 400, 401, 403, 400, 415, 422]);
    await exchange(server.port, `${TYPED}\r\n\r\n`);
    // The last lines may come after the answers.
    const countEvents = () => server.log().match(/"event":/g)?.length ?? 0;
    await until(() => server.log().endsWith("\n") && countEvents() >= EVENTS.length);
    const all = server.log().trimEnd().split("\n");
    lines = all.filter((line) => line !== "" && !line.startsWith("The mailer is at "));
  } finally {
    await server.end("SIGTERM");
    await mailServer.close();
    await temp.remove();
  }
});

test("each line of the log is JSON with a level", () => {
  for (const line of lines) expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
});

test("the log has one line for each event", () => {
  const events = lines.map((line) => JSON.parse(line).event).filter(Boolean);
  expect(events.sort()).toEqual(EVENTS);
});

test("nothing that a visitor typed, no secret and no visitor's address is in the log", () => {
  // One line names an address: where the server listens.
  const otherLines = lines.filter((line) => !line.includes('"msg":"Server listening at '));
  expect(otherLines.join("\n")).not.toMatch(
    new RegExp(`${TYPED}|right-token|the-secret|127\\.0\\.0\\.1`),
  );
});
