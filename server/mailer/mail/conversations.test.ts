/** @jest-environment node */
import { readFile } from "node:fs/promises";
import path from "node:path";
import PostalMime, { type Email } from "postal-mime";
import type { FormName } from "../../../src/form-contract/form-ids";
import {
  CAREER,
  CONTACT,
  GENERAL,
  MAIL_SETTINGS,
  PROJECT,
  type RunningMailer,
  startMailer,
} from "../testing/running-mailer";

/** RFC 5256, 2.1: a subject without signs of answers and without what is in brackets before it. */
const baseSubject = (subject = "") =>
  subject.replace(/^(?:\s|\[[^\]]*\]|(?:re|fwd?)\s*:)+/i, "").toLowerCase();

const participants = ({ from, to = [] }: Email) =>
  [from, ...to].map((one) => one?.address).join(" ");

/** How mailboxes make conversations of mails: those with equal keys are one. */
const MAILBOXES: Record<string, (mail: Email) => string> = {
  // A mail with References joins none but those. Google Workspace Updates, 2019-03-29.
  Gmail: (mail) => mail.references ?? `${participants(mail)} ${baseSubject(mail.subject)}`,
  // The topic's first characters in capitals, without what ends in a colon. MS-OXOCNV 2.2.1.2.
  Outlook: ({ subject = "" }) =>
    subject
      .replace(/^(?:\D{1,3}: )+/, "")
      .slice(0, 255)
      .toUpperCase(),
  // THREAD=REFERENCES, step 5, joins also mails that answer nothing. RFC 5256, 3.
  "a phone": ({ subject }) => baseSubject(subject),
};

let mailer: RunningMailer;

beforeAll(async () => {
  mailer = await startMailer(MAIL_SETTINGS);
});

afterAll(() => mailer.close());

async function mailOf(form: FormName, fields: Record<string, string>): Promise<Email> {
  const { body } =
    form === "career"
      ? await mailer.putForm(form, fields, new File(["%PDF-1.7\n%%EOF"], "cv.pdf"))
      : await mailer.put(form, fields);
  return PostalMime.parse(await readFile(path.join(mailer.outboxDir, `${body.id}.eml`)));
}

const VISITOR = "one@visitor.example";
const OTHER = "other@visitor.example";
const SPAM = { message: "Buy now.", website: "https://spam.example" };
const PAGES = { page: "/services", pageTitle: "Services" };

const FORMS: [FormName, Record<string, string>][] = [
  ["contact", CONTACT],
  ["career", CAREER],
  ["general", GENERAL],
  ["callToAction", { ...PROJECT, ...PAGES }],
];

describe.each(FORMS)("mails of the form %s", (form, fields) => {
  let mails: Email[];

  beforeAll(async () => {
    mails = [
      await mailOf(form, { ...fields, email: VISITOR }),
      await mailOf(form, { ...fields, email: OTHER }),
      await mailOf(form, { ...fields, ...SPAM, email: OTHER }),
    ];
  });

  test.each(Object.keys(MAILBOXES))(
    "are a conversation each in %s: of two people of one name, and of spam in the name of one",
    (name) => {
      const keys = mails.map((mail) => MAILBOXES[name]?.(mail));
      expect(new Set(keys).size).toBe(3);
    },
  );

  test("say in their subjects who writes, and that one is spam", () => {
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(new RegExp(`^New .* from .*${VISITOR}`)),
      expect.stringMatching(new RegExp(`^New .* from .*${OTHER}`)),
      expect.stringMatching(new RegExp(`^\\[spam\\] Probably spam from .*${OTHER}`)),
    ]);
  });

  test("are answered to who wrote them", () => {
    expect(mails.map(({ replyTo }) => replyTo?.[0]?.address)).toEqual([VISITOR, OTHER, OTHER]);
  });

  test("show the same fields as plain text and as HTML, and name the attachment", () => {
    const [mail] = mails;
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain(VISITOR);
      for (const value of Object.values(fields))
        if (!["on", fields.email].includes(value)) expect(part).toContain(value);
    }
    const names = mail?.attachments.map(({ filename }) => filename);
    expect(names).toEqual(form === "career" ? [expect.stringMatching(/^cv-\w{8}\.pdf$/)] : []);
  });
});

test("a new project says from which page it is, and the same person's next one joins none in Gmail", async () => {
  const sent = { ...PROJECT, ...PAGES };
  const mails = [
    await mailOf("callToAction", { ...sent, message: "One." }),
    await mailOf("callToAction", { ...sent, message: "Two." }),
  ];
  expect(mails[0]?.subject).toBe("New project from ann@visitor.example, Services");
  expect(new Set(mails.map((mail) => MAILBOXES.Gmail?.(mail))).size).toBe(2);
});

test.each([
  ["a link before its @", "www.evil.example/login@visitor.example"],
  ["a word that mail programs decode", "=?utf-8?Q?a?=@visitor.example"],
])("an address with %s is not in the subject", async (_what, email) => {
  const { subject } = await mailOf("callToAction", { ...PROJECT, email });
  expect(subject).toBe("New project");
});
