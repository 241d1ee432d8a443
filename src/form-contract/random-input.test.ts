/** @jest-environment node */
import fc from "fast-check";
import { contactSchema } from "./contact";
import { FORMS, type FormName } from "./forms";
import { MAX_NAME_LENGTH, MAX_PHONE_LENGTH } from "./limits";
import { validate } from "./validate";

const RUNS = 1_000;
const SEED = Number(process.env.SEED) || Date.now() % 1_000_000;
const ROUNDS = { numRuns: RUNS, seed: SEED };

const CONTACT = { fullName: "Klára Nováková", email: "klara@example.com", phone: "+420 123 456" };

/** Difficult characters, which are rare in random text. */
const oddCharacter = fc.constantFrom(
  ..." \t\n\r\u0000\u00a0\u00ad\u200b\u200d\u2028\u202a\u202e\u2066\u2069\u3000\ufeff",
  "é",
  "王",
  "😀",
  "👩‍👩‍👧",
  "e\u0301",
  "\ud800",
  "a",
  "7",
);
const text = fc.oneof(
  fc.string({ unit: oddCharacter, maxLength: 12 }),
  fc.string({ unit: "grapheme", maxLength: 12 }),
  fc.string({ unit: "binary", maxLength: 12 }),
);

const changesDirection = (code: number) =>
  (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
const isControl = (code: number) =>
  code < 0x20 || (code >= 0x7f && code <= 0x9f) || code === 0x2028 || code === 0x2029;

/** A line as the rules ask for, written without the patterns of the contract. */
function plainLine(typed: string): string {
  const characters = [...typed].filter((letter) => !changesDirection(letter.codePointAt(0) ?? 0));
  const withZeros = characters
    .map((letter) => (isControl(letter.codePointAt(0) ?? 0) ? "\u0000" : letter))
    .join("");
  return withZeros.replace(/\0+/g, " ").trim();
}

const isVisible = (line: string) =>
  [...line].some((character) => !/^[\s\p{Cf}\p{DI}]$/u.test(character));

function problemOf(field: string, value: string): string | undefined {
  const result = validate(contactSchema, { ...CONTACT, [field]: value });
  return result.ok ? undefined : result.problems[field];
}

describe(`random input (SEED=${SEED})`, () => {
  test("a name has at least 3 characters that take room, one of them visible", () => {
    const expected = (typed: string) => {
      if (typed.length > MAX_NAME_LENGTH) return "long";
      if (!isVisible(plainLine(typed))) return "required";
      return plainLine(typed)
        .replace(/[\p{Cf}\p{DI}]/gu, "")
        .trim().length >= 3
        ? undefined
        : "name";
    };
    fc.assert(
      fc.property(text, (typed) => expect(problemOf("fullName", typed)).toBe(expected(typed))),
      ROUNDS,
    );
  });

  test("a phone number has more than 6 characters, one of them visible", () => {
    const expected = (typed: string) => {
      if (typed.length > MAX_PHONE_LENGTH) return "long";
      const line = plainLine(typed);
      if (line === "") return "required";
      return line.length > 6 && isVisible(line) ? undefined : "phone";
    };
    fc.assert(
      fc.property(text, (typed) => expect(problemOf("phone", typed)).toBe(expected(typed))),
      ROUNDS,
    );
  });

  const label = fc.stringMatching(/^[a-z\d\u00e0-\u00f6\u4e00-\u4eff]([a-z\d-]{0,9}[a-z\d])?$/);
  const address = fc
    .tuple(
      fc.stringMatching(/^[\w+'-]{1,9}(\.[\w+'-]{1,9})?$/),
      fc.array(label, { minLength: 1, maxLength: 3 }),
    )
    .map(([local, labels]) => `${local}@${labels.join(".")}.example`);

  test("an address may have letters and digits of any script, dots and hyphens", () => {
    fc.assert(
      fc.property(address, (typed) => expect(problemOf("email", typed)).toBeUndefined()),
      ROUNDS,
    );
  });

  test("an address with a blank, a comma or a bracket in it is a problem", () => {
    const breaker = fc.constantFrom(
      " ",
      ",",
      ";",
      "<",
      ">",
      '"',
      "(",
      ")",
      "[",
      "]",
      "\\",
      "@",
      "\t",
      "\n",
      "\u202e ",
    );
    const broken = fc.tuple(address, breaker, fc.nat()).map(([whole, sign, at]) => {
      const cut = 1 + (at % (whole.length - 1));
      return whole.slice(0, cut) + sign + whole.slice(cut);
    });
    fc.assert(
      fc.property(broken, (typed) => expect(problemOf("email", typed)).toBe("email")),
      ROUNDS,
    );
  });

  test.each(Object.keys(FORMS) as FormName[])(
    "values that the form %s has taken are on one line, and are taken again unchanged",
    (name) => {
      const { schema } = FORMS[name];
      const fields = fc.record(
        {
          fullName: text,
          surname: text,
          company: text,
          subject: text,
          position: text,
          page: text,
          phone: text,
          message: text,
        },
        { requiredKeys: [] },
      );
      const required = { ...CONTACT, surname: "Li", message: "Hello", terms: "on", privacy: "on" };
      fc.assert(
        fc.property(fields, (typed) => {
          const result = validate<typeof schema>(schema, { ...required, ...typed });
          if (!result.ok) return;
          const { message, ...lines } = result.values;
          for (const line of Object.values(lines))
            if (typeof line === "string") expect(line).toBe(plainLine(line));
          expect(message ?? "").not.toMatch(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069]/u);
          expect(validate<typeof schema>(schema, result.values)).toEqual(result);
        }),
        ROUNDS,
      );
    },
  );
});
