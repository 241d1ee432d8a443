/** @jest-environment node */
import { type Chats, startChats } from "../testing/chats";
import { GENERAL, PROJECT, type RunningMailer, startMailer } from "../testing/running-mailer";
import { type TestClock, testClock } from "../testing/test-clock";
import { until } from "../testing/wait";

const CHATS = ["slack", "discord", "mattermost", "teams"] as const;

let chats: Chats;
let mailer: RunningMailer;
let clock: TestClock;

beforeEach(async () => {
  chats = await startChats();
});

afterEach(async () => {
  await mailer.close();
  await chats.close();
});

async function start(chat: string, env: Record<string, string> = { WEBHOOK_FORMAT: chat }) {
  clock = testClock();
  mailer = await startMailer({ WEBHOOK_URL: chats.urlOf(chat), ...env }, { clock });
}

/** The event of a call that is given up, however long its pauses are. */
async function failure() {
  await clock.passUntil(10_000, () => mailer.events("webhookFailure").length > 0);
  return mailer.events("webhookFailure")[0];
}

/** What a chat was sent: what people read, and the part that a visitor has typed. */
async function shownBy(chat: string): Promise<{ all: string; typed: string }> {
  await until(() => chats.shown.length > 0);
  const [body = {}] = chats.shown;
  if (chat === "teams") {
    const card = (body.attachments as { content: { body: Block[] } }[])[0]?.content;
    const lines = (card?.body ?? []).map(({ type, inlines: [run] }) => {
      expect([type, run?.type]).toEqual(["RichTextBlock", "TextRun"]);
      return run?.text;
    });
    return { all: lines.join("\n"), typed: lines.slice(1).join("\n") };
  }
  const all = String(body.text ?? body.content);
  const [, typed = ""] = /^[\w ]+\n```\n(.*)\n```$/s.exec(all) ?? [];
  return { all, typed };
}

type Block = { type: string; inlines: { type: string; text: string }[] };

const MARKS =
  "@everyone <!channel> <@U1> [win](https://evil.example) **b** {{DATE(2026-11-29T00:00:00Z)}}\n```\nout of the block @here";

describe.each(CHATS)("%s", (chat) => {
  test("shows who writes what, without a secret or a template", async () => {
    await start(chat);
    await mailer.put("callToAction", { ...PROJECT, page: "/services", pageTitle: "Services" });
    const { all } = await shownBy(chat);
    expect(all).toMatch(/^New project from the form for new projects\n/);
    for (const value of [PROJECT.email, PROJECT.message, "From the page: Services"])
      expect(all).toContain(value);
  });

  test("says that a message is probably spam", async () => {
    await start(chat);
    await mailer.put("general", { ...GENERAL, website: "https://spam.example" });
    expect((await shownBy(chat)).all).toMatch(/^Probably spam from /);
  });

  test("gets no mention, link or mark of what a visitor types, in any field", async () => {
    await start(chat);
    await mailer.put("general", { ...GENERAL, fullName: "<!here> ``` Eve", message: MARKS });
    const { typed } = await shownBy(chat);
    expect(typed).toContain("out of the block");
    if (chat === "slack") expect(typed).not.toMatch(/[<>]|&(?!amp;|lt;|gt;)/);
    if (chat === "discord") expect(chats.shown[0]?.allowed_mentions).toEqual({ parse: [] });
    if (chat === "teams") expect(typed).not.toContain("{{");
    else expect(typed).not.toContain("```");
  });

  test.each([
    ["marks", "&".repeat(10_000)],
    ["letters of three bytes", "漢".repeat(10_000)],
    ["pictures", "😀".repeat(5_000)],
    ["lines", "a\n".repeat(5_000)],
    ["quotes", '"'.repeat(10_000)],
  ])(
    "takes the longest message, of %s, and says that the mail has all of it",
    async (_of, message) => {
      await start(chat);
      expect((await mailer.put("general", { ...GENERAL, message })).status).toBe(201);
      const { all } = await shownBy(chat);
      expect(all).toContain("The mail has the whole message.");
      expect(all).not.toMatch(/\p{Cs}/u);
    },
  );

  test("whose webhook was deleted is not called on and on, and the log says why", async () => {
    chats.state.isGone = true;
    await start(chat);
    const { body } = await mailer.put("general", GENERAL);
    expect(await failure()).toMatchObject({
      id: body.id,
      code: "HTTP_404",
      answer: expect.stringMatching(/no_service|Unknown Webhook|Invalid webhook|WorkflowNotFound/),
    });
    expect(chats.state.calls).toBe(3);
    expect(JSON.stringify(mailer.log)).not.toContain("T0000KEYOFHOOK");
  });

  test("that asks to wait is called again after that time", async () => {
    chats.state.busyCalls = 1;
    await start(chat);
    await mailer.put("general", GENERAL);
    await until(() => clock.waitsMs().includes(30_000));
    expect(chats.state.calls).toBe(1);
    await clock.pass(30_000);
    await until(() => chats.shown.length === 1);
  });

  test("that gets JSON refuses it in words that the log has", async () => {
    await start(chat, { WEBHOOK_SECRET: "a-secret" });
    await mailer.put("general", GENERAL);
    expect(await failure()).toMatchObject({
      code: "HTTP_400",
      answer: expect.stringMatching(/no_text|50006|No text specified|TriggerInputSchemaMismatch/),
    });
  });
});

test.each([
  ["its whole message", { ...GENERAL, message: "I would like to have a shop for my boots." }],
  ["his name and address", { ...GENERAL, fullName: "Jan", email: "JAN.D@visitor.example" }],
])("a refusal that quotes a visitor, %s, is in the log without that", async (_what, fields) => {
  await start("quoting", { WEBHOOK_SECRET: "a-secret" });
  await mailer.put("general", fields);
  const { answer = "" } = (await failure()) ?? {};
  expect(answer).toMatch(/^\{"error":"unknown form"/);
  expect(answer).not.toMatch(/T0000KEYOFHOOK|boots|shop|would like|Jan|JAN|visitor/);
});

test("a page that quotes its address is in the log without the webhook's key", async () => {
  await start("nothing", { WEBHOOK_SECRET: "a-secret" });
  await mailer.put("general", GENERAL);
  expect((await failure())?.answer).toBe("Cannot POST …");
});
