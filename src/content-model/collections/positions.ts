import type { Field, FieldFinding, Values } from "../../../plugins/gatsby-source-content/model";
import {
  countryName,
  field,
  flag,
  folderOf,
  group,
  list,
  periodFindings,
} from "../../../plugins/gatsby-source-content/model";
import { POSITION_STRINGS } from "../../constants/position-strings";
import { ADDRESS, DRAFT, FORMER_ADDRESSES, PERIOD, PLACE } from "../field-sets";

const options = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const SALARY: Field = {
  ...group(
    "salary",
    "Salary",
    [
      field("string", "currency", "Currency", "Three letters, such as EUR.", {
        format: "currency",
      }),
      field("number", "min", "From", "Before tax.", { min: 0 }),
      field("number", "max", "Up to", "Only for a range.", { min: 0, required: false }),
      field("select", "per", "Per", "The time it is paid for.", {
        options: options(POSITION_STRINGS.per),
      }),
    ],
    "Shown on the page and told to search engines. Leave all of it empty to name none.",
  ),
  required: false,
};

/** The names of the countries from which a position can be done entirely remotely, each once. */
export const countriesOf = (codes: readonly unknown[]): string[] =>
  [...new Set(codes)].map((code) => countryName(String(code)) ?? String(code));

/** The rules between the fields of a position. */
function positionFindings(values: Values): FieldFinding[] {
  const { min, max } = (values.salary ?? {}) as { min?: number; max?: number };
  const findings = periodFindings(values);
  if (min !== undefined && max !== undefined && max < min)
    findings.push({
      path: ["salary", "max"],
      rule: `is ${max}, less than the lower end of the range (${min})`,
      fix: "exchange them",
    });
  return findings;
}

export const positions = folderOf({
  format: "markdown",
  name: "positions",
  type: "Position",
  label: "Open positions",
  singular: "position",
  fields: [
    field("string", "name", "Name", "The job title alone, without place, salary or the agency.", {
      maxLength: 80,
      searchLength: 60,
      requiredInDraft: true,
    }),
    field("reference", "location", "Office", "The office it belongs to.", { to: "offices" }),
    field("text", "perex", "In one sentence", "For the list, search engines and shared links.", {
      maxLength: 200,
      searchLength: 160,
    }),
    field(
      "select",
      "employmentType",
      "Kind of employment",
      "Shown beside the name and told to search engines.",
      { options: options(POSITION_STRINGS.employment) },
    ),
    flag("remote", "Can be done remotely", "Shown beside the office."),
    list(
      "remoteFrom",
      "Entirely remote, from",
      field("string", "country", "Country code", "Two letters, such as CZ.", {
        format: "country",
      }),
      {
        required: false,
        hint: "Where somebody may live who never comes to the office; shown instead of it. Leave it empty if the office is wanted at times.",
      },
    ),
    SALARY,
    field("date", "date", "Published", "The day it was opened."),
    field(
      "date",
      "validThrough",
      "Open until",
      "The last day on which somebody may apply; shown. With the first build after it the position is closed.",
      { required: false },
    ),
    ...PERIOD,
    DRAFT,
    ADDRESS,
    FORMER_ADDRESSES,
    PLACE,
    field(
      "markdown",
      "description",
      "Description",
      "What the work is, what you expect, what you offer. Headings begin with ##.",
    ),
  ],
  routePrefix: "/career-page",
  check: positionFindings,
  computed: {
    fields: { countries: "[String!]!" },
    compute: ({ remoteFrom = [] }) => ({ countries: countriesOf(remoteFrom as string[]) }),
  },
});
