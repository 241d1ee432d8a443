import { FORMATS, isCalendarDate, isColor } from "./formats";
import { nearest, suggestion } from "./nearest";
import { type FieldFinding, type Finding, type Path, show, wordsOf } from "./problem";
import { isBlank, tidyText } from "./text";
import type { Field, FieldOf, StringFormat } from "./types";
import { fieldsOfGroup, isGroup } from "./walk";

type Report = (path: Path, finding: Omit<FieldFinding, "path">) => void;
type Group = Record<string, unknown>;
type TextRules = { minLength?: number; maxLength?: number; format?: StringFormat };
type Leaf = Exclude<Field, { kind: "list" | "object" | "block" }>;

const mustBe = (what: string, value: unknown, fix: string, formFix = fix): Finding => ({
  rule: `must be ${what}, is ${show(value)}`,
  fix,
  ...(formFix !== fix && { formFix }),
});

function textFindings(
  { minLength = 0, maxLength = 5000, format }: TextRules,
  text: string,
): Finding[] {
  const findings: Finding[] = [];
  const { length } = text;
  if (length < minLength)
    findings.push({
      rule: `must have at least ${minLength} characters, has ${length}`,
      fix: "say a little more",
    });
  if (length > maxLength)
    findings.push({
      rule: `must have at most ${maxLength} characters, has ${length}`,
      fix: "shorten it",
    });
  if (format && !FORMATS[format].matches(text)) {
    const { rule, fix, fixFor } = FORMATS[format];
    findings.push({ rule: `${rule}, is ${show(text)}`, fix: fixFor?.(text) ?? fix });
  }
  return findings;
}

/** GraphQL's whole numbers have 32 bits. */
const MAX_INTEGER = 2 ** 31 - 1;

function numberFindings(
  { integer = false, ...field }: FieldOf<"number">,
  value: number,
): Finding[] {
  const limit = integer ? MAX_INTEGER : Number.POSITIVE_INFINITY;
  const { min = -limit, max = limit } = field;
  const findings: Finding[] = [];
  if (value < min || value > max)
    findings.push({
      rule: `must be between ${min} and ${max}, is ${value}`,
      fix: "correct the number",
    });
  if (integer && !Number.isInteger(value))
    findings.push({ rule: `must be a whole number, is ${value}`, fix: "round it" });
  return findings;
}

/** Findings in a value that is written as text. */
function writtenFindings(field: Leaf, text: string): Finding[] {
  if (field.kind === "string" || field.kind === "text") return textFindings(field, text);
  if (field.kind === "date" && !isCalendarDate(text)) return [notADate(text)];
  if (field.kind === "color" && !isColor(text)) return [notAColor(text)];
  if (field.kind !== "select") return [];
  const values = field.options.map(({ value }) => value);
  if (values.includes(text)) return [];
  return [{ rule: `unknown value ${show(text)}`, fix: suggestion(text, values) }];
}

const notADate = (value: unknown): Finding =>
  mustBe("a calendar date", value, "write it as YYYY-MM-DD, such as 2026-03-09");
const notAColor = (value: unknown): Finding =>
  mustBe(
    "a colour of six hexadecimal digits",
    value,
    typeof value === "string" ? "write it as in #ffd000" : 'write it in quotes, as in "#ffd000"',
    "write it as in #ffd000",
  );

/** The finding for a value of another type where a text belongs. */
function typeFinding({ kind }: Leaf, value: unknown): Finding {
  if (kind === "date") return notADate(value);
  if (kind === "color") return notAColor(value);
  const rule = `must be text, is read as ${show(value)}`;
  return typeof value === "object"
    ? { rule, fix: "write one piece of text" }
    : { rule, fix: "put it in double quotes", formFix: "type it again" };
}

/** Findings in a value that is neither a list nor a group. */
function leafFindings(field: Leaf, value: unknown): Finding[] {
  if (field.kind === "boolean") {
    const fix = "write true or false, without quotes";
    const formFix = "turn it on or off";
    return typeof value === "boolean" ? [] : [mustBe("true or false", value, fix, formFix)];
  }
  if (field.kind === "number") {
    const isNumber = typeof value === "number" && !Number.isNaN(value);
    if (isNumber) return numberFindings(field, value);
    const fix = "write it in digits, without quotes";
    return [mustBe("a number", value, fix, "write it in digits")];
  }
  return typeof value === "string" ? writtenFindings(field, value) : [typeFinding(field, value)];
}

/** Tidies a text, and makes empty values undefined: `""`, `null`, text that shows nothing. */
function tidyValue(value: unknown): unknown {
  if (value === null) return undefined;
  if (typeof value !== "string") return value;
  const text = tidyText(value);
  return isBlank(text) ? undefined : text;
}

/** The default of a field without a value; a problem where the field is required. */
function absentValue(field: Field, raw: unknown, path: Path, report: Report): unknown {
  if ("default" in field && field.default !== undefined) return field.default;
  if (field.required === false) return field.kind === "list" ? [] : undefined;
  // A colour without quotes is a comment in YAML: its key is there, without a value.
  const fix =
    raw === null ? "write a value, in double quotes where it begins with #" : "write a value";
  const finding: Finding =
    raw === undefined
      ? { rule: "required, is missing", fix: "add it" }
      : { rule: "required, is empty", fix, ...(raw === null && { formFix: "write a value" }) };
  report(path, { ...finding, optionalInDraft: !field.requiredInDraft });
  return undefined;
}

function checkList(field: FieldOf<"list">, value: unknown, path: Path, report: Report): unknown {
  const { min = 0, max = Number.POSITIVE_INFINITY, of, required } = field;
  if (!Array.isArray(value)) {
    const fix = "write one item a line, each after a dash (YAML), or in [ ] (JSON)";
    return report(path, mustBe("a list", value, fix, "add its items one by one"));
  }
  const { length } = value;
  if (length < min && (length > 0 || required !== false))
    report(path, {
      rule: `must have at least ${min} ${min === 1 ? "item" : "items"}, has ${length}`,
      fix: "add to the list",
      optionalInDraft: true,
    });
  if (length > max)
    report(path, {
      rule: `must have at most ${max} items, has ${length}`,
      fix: "shorten the list",
    });
  return value.map((item, index) => checkValue(of, item, [...path, index], report));
}

function checkValue(field: Field, raw: unknown, path: Path, report: Report): unknown {
  const value = tidyValue(raw);
  if (value === undefined) return absentValue(field, raw, path, report);
  if (field.kind === "list") return checkList(field, value, path, report);
  if (field.kind === "block") return checkBlock(field, value, path, report);
  if (field.kind === "object") return checkGroup(field.fields, value, path, report);
  const findings = leafFindings(field, value);
  for (const finding of findings) report(path, finding);
  return findings.length > 0 ? undefined : value;
}

/** The finding for a rule between fields of a group: `needs` of a picture, `partOf` of a text. */
function relatedFinding(
  fields: readonly Field[],
  field: Field,
  group: Group,
  path: Path,
): FieldFinding | null {
  const value = tidyValue(group[field.name]);
  if (
    field.kind === "picture" &&
    field.needs &&
    value !== undefined &&
    tidyValue(group[field.needs]) === undefined
  )
    return {
      path: [...path, field.needs],
      rule: `required with "${field.label}", is missing`,
      fix: `add it, or remove "${field.label}"`,
      optionalInDraft: true,
    };
  if (field.kind !== "string" || !field.partOf) return null;
  const whole = tidyValue(group[field.partOf]);
  if (typeof value !== "string" || typeof whole !== "string" || whole.includes(value)) return null;
  const label = fields.find(({ name }) => name === field.partOf)?.label ?? field.partOf;
  return {
    path: [...path, field.name],
    rule: `must be a part of "${label}", is ${show(value)}`,
    fix: `copy it from "${label}" letter by letter`,
  };
}

function checkBlock(
  field: FieldOf<"block">,
  value: unknown,
  path: Path,
  report: Report,
): Group | undefined {
  const fields = fieldsOfGroup(field, value) ?? [];
  // Only the `type` of a block of an unknown type is checked: its fields are unknown, too.
  return checkGroup(
    fields,
    isGroup(value) && fields.length === 1 ? { type: value.type } : value,
    path,
    report,
  );
}

/** What is to be done in the form about a group, and a field, that only the file has. */
const NO_FIELDS = "fill in its fields";
const NOT_IN_FORM = "the form does not have it: open the file in a text editor and remove it there";

function checkGroup(
  allFields: readonly Field[],
  data: unknown,
  path: Path,
  report: Report,
): Group | undefined {
  if (!isGroup(data)) {
    report(path, mustBe("a group of fields", data, "write one field a line", NO_FIELDS));
    return undefined;
  }
  const fields = allFields.filter(({ kind }) => kind !== "markdown");
  const names = fields.map(({ name }) => name);
  for (const key of Object.keys(data).filter((name) => !names.includes(name))) {
    const match = nearest(key, names);
    const fix = match
      ? `did you mean "${match}"? Otherwise remove it`
      : `remove it; known fields are ${names.join(", ")}`;
    report([...path, key], { rule: "unknown field", fix, formFix: NOT_IN_FORM });
  }
  const values: Group = {};
  for (const field of fields) {
    const value = checkValue(field, data[field.name], [...path, field.name], report);
    if (value !== undefined) values[field.name] = value;
    const related = relatedFinding(fields, field, data, path);
    if (related) report(related.path, related);
  }
  return values;
}

/**
 * Checks the fields of an entry and tidies its texts. The body is not a field of its file and left
 * out.
 * @param data the parsed file, any shape
 * @returns the valid values with every default applied, where an invalid item of a list is
 * undefined, and every problem
 */
export function checkFields(
  fields: readonly Field[],
  data: unknown,
): { values: Group; findings: FieldFinding[] } {
  const findings: FieldFinding[] = [];
  const values =
    checkGroup(fields, data, [], (path, { optionalInDraft, ...finding }) =>
      findings.push({ path, ...wordsOf(finding), ...(optionalInDraft && { optionalInDraft }) }),
    ) ?? {};
  return { values, findings };
}
