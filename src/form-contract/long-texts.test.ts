/** @jest-environment node */
import { FORMS, type FormName } from "./forms";
import * as limits from "./limits";
import { validate } from "./validate";

const KB = 1024;

/** Processor time of a validation, in ms. A busy machine does not change it. */
const MAX_MS = 50;

const MAX_LENGTHS: Readonly<Record<string, number>> = {
  fullName: limits.MAX_NAME_LENGTH,
  surname: limits.MAX_NAME_LENGTH,
  company: limits.MAX_LINE_LENGTH,
  subject: limits.MAX_LINE_LENGTH,
  position: limits.MAX_LINE_LENGTH,
  pageTitle: limits.MAX_LINE_LENGTH,
  email: limits.MAX_EMAIL_LENGTH,
  phone: limits.MAX_PHONE_LENGTH,
  linkedin: limits.MAX_URL_LENGTH,
  message: limits.MAX_MESSAGE_LENGTH,
};

/** Repeated, these make patterns try many ways, and the sign at the end makes each way fail. */
const EVIL = [
  "a@a.",
  "a.",
  "a@",
  "1 ",
  " \t",
  "-",
  "\u202e\n",
  "http://a.",
  "https://",
  "www.",
  "\r\n",
  "e\u0301",
  "@",
];
const evilTexts = (length: number) =>
  EVIL.map((evil) => evil.repeat(length / evil.length).padEnd(length, "!"));

const VALID = {
  fullName: "Jan",
  surname: "Li",
  email: "li@visitor.example",
  phone: "1234567",
  message: "Hello",
  terms: "on",
  privacy: "on",
};

const FIELDS = (Object.keys(FORMS) as FormName[]).flatMap((form) =>
  Object.keys(MAX_LENGTHS)
    .filter((field) => field in FORMS[form].schema.entries)
    .map((field) => [form, field] as const),
);

function problemsOf(form: FormName, field: string, value: string) {
  const { schema } = FORMS[form];
  const result = validate<typeof schema>(schema, { ...VALID, [field]: value });
  return result.ok ? {} : result.problems;
}

test.each(FIELDS)("form %s: a %s of 64 kB is too long", (form, field) => {
  const problem = field === "message" ? "longMessage" : "long";
  for (const text of evilTexts(64 * KB))
    expect(problemsOf(form, field, text)).toEqual({ [field]: problem });
});

test.each(FIELDS)("form %s: a %s of maximum length is validated quickly", (form, field) => {
  for (const text of evilTexts(MAX_LENGTHS[field] ?? 0)) {
    const start = process.cpuUsage();
    const problem = problemsOf(form, field, text)[field] ?? "none";
    expect(process.cpuUsage(start).user / 1_000).toBeLessThan(MAX_MS);
    expect(problem).not.toMatch(/^long/);
  }
});
