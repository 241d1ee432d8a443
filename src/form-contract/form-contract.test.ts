import { callToActionSchema } from "./call-to-action";
import { careerSchema } from "./career";
import { contactSchema } from "./contact";
import { cvProblem } from "./cv";
import { FORM_IDS } from "./form-ids";
import { generalSchema } from "./general";
import { MAX_CV_BYTES } from "./limits";
import { validate } from "./validate";

const CONTACT = { fullName: "Klára Nováková", email: "klara@example.com", phone: "+420 123 456" };
const CAREER = { ...CONTACT, surname: "Li", terms: "on", privacy: true };

const problemsOf = (schema: Parameters<typeof validate>[0], input: unknown) => {
  const result = validate(schema, input);
  return result.ok ? {} : result.problems;
};

test("the forms have the numbers of the mailer's addresses", () => {
  const ids = Object.entries(FORM_IDS).map(([form, { id }]) => `${id} ${form}`);
  expect(ids).toEqual(["1 contact", "2 career", "3 general", "4 callToAction"]);
});

test("a name, an address and a phone number are enough for the contact form", () => {
  expect(validate(contactSchema, CONTACT)).toEqual({
    ok: true,
    values: {
      ...CONTACT,
      company: "",
      subject: "",
      customData: [],
      message: "",
      recaptcha: "",
      website: "",
      lead: {},
    },
  });
});

test.each([
  ["fullName", "", "required"],
  ["fullName", "\u200B\u200B\u200B", "required"],
  ["fullName", "\u3164\uFE0F\u200B", "required"],
  ["fullName", "ab\u200B", "name"],
  ["fullName", undefined, "required"],
  ["fullName", { path: "/etc/passwd" }, "text"],
  ["fullName", "x".repeat(201), "long"],
  ["email", "", "required"],
  ["email", "klara@example", "email"],
  ["email", "a@example.com, b@example.com", "email"],
  ["email", '"a@evil.example x"@example.com', "email"],
  ["email", `${"a@a.".repeat(60)}a`, "email"],
  ["email", ".ada@example.com", "email"],
  ["email", "ada.@example.com", "email"],
  ["email", "a..da@example.com", "email"],
  ["email", "ada@example-.com", "email"],
  ["email", "ada@-example.com", "email"],
  ["email", "ada@example.com-", "email"],
  ["phone", "123456", "phone"],
  ["phone", "      7", "phone"],
  ["customData", ["World domination"], "choice"],
  ["customData", { length: 1 }, "choice"],
  ["message", "x".repeat(10_001), "longMessage"],
])("%s as %j is a problem: %s", (field, value, problem) => {
  expect(problemsOf(contactSchema, { ...CONTACT, [field]: value })).toEqual({ [field]: problem });
});

test.each([
  ["fullName", "Ana"],
  ["fullName", "王小明"],
  ["email", "jan@bücher.example"],
  ["email", "संपर्क@डाटामेल.भारत"],
  ["email", "jose\u0301@example.com"],
  ["phone", "1234567"],
])("%s as %j is fine", (field, value) => {
  expect(problemsOf(contactSchema, { ...CONTACT, [field]: value })).toEqual({});
});

test("line breaks and characters that change direction are removed from a line", () => {
  const fullName = "Klára\r\nBcc: all@example.com\u2028\u202Egpj\u0000";
  expect(validate(contactSchema, { ...CONTACT, fullName })).toMatchObject({
    values: { fullName: "Klára Bcc: all@example.com gpj" },
  });
});

test("a message keeps its lines", () => {
  expect(validate(generalSchema, { ...CONTACT, message: " one\r\ntwo\u0000\n" })).toMatchObject({
    values: { message: "one\ntwo" },
  });
});

test("a line break counts once, though a form without a script sends two characters", () => {
  const lines = `${"x".repeat(99)}\n`.repeat(100).slice(0, -1);
  const message = `${lines}${"x".repeat(10_000 - lines.length)}`;
  expect(
    problemsOf(generalSchema, { ...CONTACT, message: message.replaceAll("\n", "\r\n") }),
  ).toEqual({});
  expect(problemsOf(generalSchema, { ...CONTACT, message: `${message}x` })).toEqual({
    message: "longMessage",
  });
});

test("a form without a script may send one interest without a list", () => {
  expect(validate(contactSchema, { ...CONTACT, customData: "Other" })).toMatchObject({
    values: { customData: ["Other"] },
  });
});

test("an applicant may have a short name", () => {
  expect(problemsOf(careerSchema, CAREER)).toEqual({});
});

test("an applicant must agree to terms and privacy", () => {
  expect(problemsOf(careerSchema, { ...CAREER, terms: "no", privacy: undefined })).toEqual({
    terms: "consent",
    privacy: "required",
  });
});

test.each(["javascript:alert(1)", "my profile"])("a profile %j is a problem", (linkedin) => {
  expect(problemsOf(careerSchema, { ...CAREER, linkedin })).toEqual({ linkedin: "url" });
});

test.each([
  [" www.linkedin.com/in/ada\u200B ", "https://www.linkedin.com/in/ada"],
  ["http://ada.example", "http://ada.example"],
  ["http//linkedin.com/in/ada", "http://linkedin.com/in/ada"],
  ["HTTPS://LinkedIn.com/in/ada", "https://LinkedIn.com/in/ada"],
  ["https: // linkedin.com / in / ada ", "https://linkedin.com/in/ada"],
  ["<linkedin.com/in/ada>,", "https://linkedin.com/in/ada"],
  ["linkedin.com/in/ada", "https://linkedin.com/in/ada"],
  ["https:/linkedin.com/in/ada", "https://linkedin.com/in/ada"],
  ["//linkedin.com/in/ada", "https://linkedin.com/in/ada"],
  ["LinkedIn: https://linkedin.com/in/ada.", "https://linkedin.com/in/ada"],
  ["htps://https://linkedin.com/in/ada", "https://linkedin.com/in/ada"],
  ["“httpbin.org”", "https://httpbin.org"],
  ["linkedin.com:443/in/ada", "https://linkedin.com:443/in/ada"],
  ["linkedin.com/in/ada, github.com/ada", "https://linkedin.com/in/ada, github.com/ada"],
  ["", ""],
  ["-", ""],
  ["None", ""],
  ["n/a", ""],
])("a profile %j is taken as %j", (linkedin, taken) => {
  expect(validate(careerSchema, { ...CAREER, linkedin })).toMatchObject({
    values: { linkedin: taken },
  });
});

test.each([
  "jana@example.com\u200B",
  "\u200Bjana@example.com",
  "\u200Bja\uFE0Fna@example.com\u{E0100}",
  "\u200Ejana@example.com\u200E",
  "jana@exam\u00ADple.com",
])("an address %j is taken without its invisible characters", (email) => {
  expect(validate(contactSchema, { ...CONTACT, email })).toMatchObject({
    values: { email: "jana@example.com" },
  });
});

const PROJECT = { email: CONTACT.email, message: "A shop." };

test("a project needs no phone number", () => {
  expect(problemsOf(callToActionSchema, PROJECT)).toEqual({});
});

test.each([
  ["phone", "123", "phone"],
  ["message", " \n ", "required"],
])("a project with the %s %j has a problem: %s", (field, value, problem) => {
  expect(problemsOf(callToActionSchema, { ...PROJECT, [field]: value })).toEqual({
    [field]: problem,
  });
});

test.each([
  ["/", "/"],
  ["/works/recipes-larder", "/works/recipes-larder"],
  ["https://evil.example/works", ""],
  ["//evil.example", ""],
  ["/works?to=evil", ""],
  ["/works/../admin", ""],
  ["/works\nBcc: all@example.com", ""],
  [`/${"x".repeat(200)}`, ""],
  [{ path: "/" }, ""],
])("a project from the page %j is taken with the page %j", (page, path) => {
  expect(validate(callToActionSchema, { ...PROJECT, page })).toMatchObject({
    ok: true,
    values: { page: path },
  });
});

test.each([null, 7, "text", [], undefined])("%j in place of fields is refused", (input) => {
  expect(validate(contactSchema, input).ok).toBe(false);
});

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

test.each([
  ["%PDF-1.7", 1000, null],
  ["PK\u0003\u0004", 1000, null],
  ["MZ", 1000, "cvKind"],
  ["", 0, "cvEmpty"],
  ["%PDF-1.7", MAX_CV_BYTES, null],
  ["%PDF-1.7", MAX_CV_BYTES + 1, "cvLarge"],
  ["<!DOCTYP", 1000, "cvKind"],
  ["\u00ef\u00bb\u00bf%PDF-1.4", 1000, null],
  ["<p>%PDF-1.4", 1000, "cvKind"],
])("a CV that begins with %j, of %s bytes: %s", (head, size, problem) => {
  expect(cvProblem(size, bytes(head))).toBe(problem);
});
