import * as v from "valibot";
import { FORMATS, isCalendarDate, isColor } from "./formats";
import { suggestion } from "./nearest";
import type { Finding } from "./problem";
import type { Field } from "./types";
import { isGroup } from "./walk";

type Schema = v.GenericSchema<unknown, unknown>;

/** Joins a rule and its fix in one Valibot message; `splitMessage` takes them apart again. */
export const say = (rule: string, fix: string) => `${rule}\n${fix}`;

/** Rule and fix of a message made by the schemas below. */
export function splitMessage(message: string): Finding {
  const [rule = message, fix = "correct the value"] = message.split("\n");
  return { rule, fix };
}

/** A short form of a value for messages. */
export function show(value: unknown): string {
  const text =
    typeof value === "string"
      ? `"${value}"`
      : Array.isArray(value)
        ? "a list"
        : value !== null && typeof value === "object"
          ? "a group of fields"
          : `the ${typeof value} ${String(value)}`;
  return text.length > 60 ? `${text.slice(0, 57)}..."` : text;
}

const textMessage = (issue: v.BaseIssue<unknown>) =>
  issue.input === undefined
    ? missing()
    : say(
        `must be text, is read as ${show(issue.input)}`,
        typeof issue.input === "object" ? "write one piece of text" : "put it in double quotes",
      );

const missing = () => say("required, is missing", "add it");

function wrongType(what: string, fix: string) {
  return (issue: v.BaseIssue<unknown>) =>
    issue.input === undefined ? missing() : say(`must be ${what}, is ${show(issue.input)}`, fix);
}

function stringSchema(field: Extract<Field, { kind: "string" | "text" }>): Schema {
  const { minLength = 0, maxLength = 5000, format } = { minLength: undefined, format: undefined, ...field };
  const rules = v.pipe(
    v.string(textMessage),
    v.check(
      (value) => value.length >= minLength,
      (issue) =>
        say(`must have at least ${minLength} characters, has ${String(issue.input).length}`, "say a little more"),
    ),
    v.check(
      (value) => value.length <= maxLength,
      (issue) => say(`must have at most ${maxLength} characters, has ${String(issue.input).length}`, "shorten it"),
    ),
  );
  if (!format) return rules;
  const { rule, fix, matches } = FORMATS[format];
  return v.pipe(
    rules,
    v.check(matches, (issue) => say(`${rule}, is ${show(issue.input)}`, fix)),
  );
}

/** GraphQL's whole numbers have 32 bits. */
const LARGEST_INTEGER = 2 ** 31 - 1;

function numberSchema(field: Extract<Field, { kind: "number" }>): Schema {
  const { integer = false } = field;
  const { min = integer ? -LARGEST_INTEGER : Number.NEGATIVE_INFINITY } = field;
  const { max = integer ? LARGEST_INTEGER : Number.POSITIVE_INFINITY } = field;
  return v.pipe(
    v.number(wrongType("a number", "write it in digits, without quotes")),
    v.check(
      (value) => value >= min && value <= max,
      (issue) => say(`must be between ${min} and ${max}, is ${String(issue.input)}`, "correct the number"),
    ),
    v.check(
      (value) => !integer || Number.isInteger(value),
      (issue) => say(`must be a whole number, is ${String(issue.input)}`, "round it"),
    ),
  );
}

function listSchema(field: Extract<Field, { kind: "list" }>): Schema {
  const { min = 0, max = Number.POSITIVE_INFINITY } = field;
  return v.pipe(
    v.array(
      fieldSchema(field.of),
      wrongType("a list", "write one item a line, each after a dash (YAML), or in [ ] (JSON)"),
    ),
    v.check(
      (value) => value.length >= min || (value.length === 0 && field.required === false),
      (issue) => say(`must have at least ${min} items, has ${(issue.input as unknown[]).length}`, "add to the list"),
    ),
    v.check(
      (value) => value.length <= max,
      (issue) => say(`must have at most ${max} items, has ${(issue.input as unknown[]).length}`, "shorten the list"),
    ),
  );
}

/** The schema of one field's value, without regard to whether it is required. */
function fieldSchema(field: Field): Schema {
  switch (field.kind) {
    case "string":
    case "text":
      return stringSchema(field);
    case "markdown":
    case "link":
    case "picture":
    case "reference":
      return v.string(textMessage);
    case "date":
      return v.pipe(
        v.string(wrongType("a date", "write it as YYYY-MM-DD")),
        v.check(isCalendarDate, (issue) =>
          say(`must be a day of the calendar, is ${show(issue.input)}`, "write it as YYYY-MM-DD, such as 2026-03-09"),
        ),
      );
    case "boolean":
      return v.boolean(wrongType("true or false", "write true or false, without quotes"));
    case "number":
      return numberSchema(field);
    case "color":
      return v.pipe(
        v.string(wrongType("a colour", 'write it in quotes, as in "#ffd000"')),
        v.check(isColor, (issue) =>
          say(
            `must be a colour of six hexadecimal digits, is ${show(issue.input)}`,
            'write it in quotes, as in "#ffd000"',
          ),
        ),
      );
    case "select": {
      const values = field.options.map((option) => option.value);
      return v.pipe(
        v.string(textMessage),
        v.check(
          (value) => values.includes(value),
          (issue) => say(`unknown value ${show(issue.input)}`, suggestion(String(issue.input), values)),
        ),
      );
    }
    case "list":
      return listSchema(field);
    case "object":
      return objectSchema(field.fields);
  }
}

/**
 * The valid part of an entry: values their schema refuses become undefined, list items keep their index.
 * @param entry the tidied entry, valid or not
 */
export function validValues(fields: readonly Field[], entry: unknown): Record<string, unknown> {
  const group = isGroup(entry) ? entry : {};
  return Object.fromEntries(fields.map((field) => [field.name, validValue(field, group[field.name])]));
}

function validValue(field: Field, value: unknown): unknown {
  if (field.kind === "list") return Array.isArray(value) ? value.map((item) => validValue(field.of, item)) : undefined;
  if (field.kind === "object") return isGroup(value) ? validValues(field.fields, value) : undefined;
  return v.is(fieldSchema(field), value) ? value : undefined;
}

function optionalSchema(field: Field): Schema {
  const schema = fieldSchema(field);
  if ("default" in field && field.default !== undefined) return v.optional(schema, field.default);
  if (field.required !== false) return schema;
  if (field.kind === "list") return v.optional(schema, []);
  return v.optional(schema);
}

/**
 * Builds the schema of an entry from its declared fields. Its output is the entry with every default applied.
 * Unknown keys are left to `tidy.ts`, which reports all; Valibot would stop at the first.
 * @param fields the fields of a collection or of an object field
 */
export function objectSchema(fields: readonly Field[]): Schema {
  const entries = Object.fromEntries(fields.map((field) => [field.name, optionalSchema(field)]));
  const message = wrongType("a group of fields", "write one field a line");
  // To Valibot a list is an object, too.
  return v.pipe(v.custom<object>(isGroup, message), v.object(entries, message));
}
