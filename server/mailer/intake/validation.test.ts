/** @jest-environment node */
import fc from "fast-check";
import { CV_FIELD, CV_HEAD_BYTES, cvProblem } from "../../../src/form-contract/cv";
import { FORMS } from "../../../src/form-contract/forms";
import { INTERESTS } from "../../../src/form-contract/interests";
import { validate } from "../../../src/form-contract/validate";
import {
  type Answer,
  CAREER,
  CONTACT,
  GENERAL,
  PROJECT,
  type RunningMailer,
  startMailer,
} from "../testing/running-mailer";

const SEED = Number(process.env.SEED) || Date.now() % 1_000_000;
const ROUNDS = { numRuns: 150, seed: SEED };

jest.setTimeout(60_000);

let mailer: RunningMailer;

beforeAll(async () => {
  mailer = await startMailer({ LOG_LEVEL: "silent" });
});

afterAll(() => mailer.close());

const sign = fc.constantFrom(
  ..." \t\n\r\u0000\u200b\u202e\u2028",
  "é",
  "王",
  "😀",
  "\ud800",
  "a",
  "7",
  "@",
  ".",
  '"',
  "\\",
);
const text = fc.oneof(
  fc.string({ unit: sign, maxLength: 12 }),
  fc.string({ unit: "grapheme" }),
  fc.nat(300).map((length) => "x".repeat(length)),
  fc.constantFrom("", "klara@visitor.example", "1234567", "https://www.linkedin.com/in/li"),
);

/** The server's parser rejects such names anywhere, before validation. */
const isPlain = (value: unknown) => !/__proto__|constructor/.test(JSON.stringify(value));
const anything = fc.oneof({ weight: 6, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue().filter(isPlain) });

/** A form's values, some of them replaced by unexpected ones. */
const changed = <Value>(fields: readonly string[], value: fc.Arbitrary<Value>): fc.Arbitrary<Record<string, Value>> =>
  fc.array(fc.tuple(fc.constantFrom(...fields), value), { maxLength: 3 }).map((changes) => Object.fromEntries(changes));

const FIELDS = ["fullName", "company", "email", "phone", "subject", "message", "website", "recaptcha"];
const choices = fc.oneof(fc.array(fc.constantFrom(...INTERESTS, "Else")), anything);
const elapsed = fc.oneof(fc.integer(), fc.double(), fc.constantFrom("now", null, true, [], {}));

const said = ({ status, body }: Answer) => ({ status, problems: body.problems ?? {} });

describe(`the browser and the server validate alike (SEED=${SEED})`, () => {
  test.each([
    ["contact", CONTACT],
    ["general", GENERAL],
    ["callToAction", PROJECT],
  ] as const)("what is sent with the form %s", async (name, needed) => {
    const { id, schema } = FORMS[name];
    const extra = fc.record({ customData: choices, elapsed }, { requiredKeys: [] });
    const typed = fc.tuple(changed(FIELDS, anything), extra).map((parts) => Object.assign({ ...needed }, ...parts));
    const check = async (values: Record<string, unknown>) => {
      const result = validate<typeof schema>(schema, JSON.parse(JSON.stringify(values)));
      const expected = result.ok ? { status: 201, problems: {} } : { status: 400, problems: result.problems };
      expect(said(await mailer.put(id, values))).toEqual(expected);
      // A browser sends the values as its own validation has parsed them.
      if (result.ok) expect((await mailer.put(id, result.values)).status).toBe(201);
    };
    await fc.assert(fc.asyncProperty(typed, check), ROUNDS);
  });

  test("applications, with and without a CV", async () => {
    const box = fc.constantFrom("on", "off", "");
    const words = changed(["fullName", "surname", "phone", "linkedin", "message"], text);
    const boxes = changed(["terms", "privacy"], box);
    const file = fc.record({
      name: fc.constantFrom("cv.pdf", "cv.PDF", "cv.docx", "cv.pdf.exe", "cv", "ž.pdf"),
      content: fc.constantFrom("", "%PDF-1.7", "%PDF", "MZ"),
    });
    const typed = fc.tuple(words, boxes).map((parts): Record<string, string> => Object.assign({ ...CAREER }, ...parts));
    const check = async (values: Record<string, string>, cv: TypedCv) => {
      const answer = await mailer.putForm(2, values, cv === null ? undefined : new File([cv.content], cv.name));
      expect(said(answer).problems).toEqual(problemsOfApplication(values, cv));
      expect(answer.status === 201).toBe(answer.body.problems === undefined);
    };
    await fc.assert(fc.asyncProperty(typed, fc.option(file), check), ROUNDS);
  });
});

type TypedCv = { name: string; content: string } | null;

function problemsOfApplication(values: Record<string, string>, cv: TypedCv) {
  const result = validate(FORMS.career.schema, values);
  const head = Buffer.from(cv?.content.slice(0, CV_HEAD_BYTES) ?? "");
  const problem = cv === null ? "cvMissing" : cvProblem({ name: cv.name, size: cv.content.length, head });
  return { ...(result.ok ? {} : result.problems), ...(problem !== null && { [CV_FIELD]: problem }) };
}

test("the longest of everything is taken, in whatever script, with the longest token", async () => {
  for (const letter of ["x", "é", "王", "😀", '"', "\\"]) {
    const long = (length: number) => letter.repeat(length / letter.length);
    const texts = { fullName: long(200), company: long(200), subject: long(200), message: long(10_000) };
    const answer = await mailer.put(1, { ...CONTACT, ...texts, customData: INTERESTS, recaptcha: "t".repeat(8_192) });
    expect(answer.status).toBe(201);
  }
});
