/** @jest-environment node */
import { readFileSync } from "node:fs";
import type { SourceNodesArgs } from "gatsby";
import {
  buildSchema,
  type GraphQLFieldResolver,
  type GraphQLOutputType,
  getNamedType,
  graphql,
  isObjectType,
  isUnionType,
} from "graphql";
import type { Collection, Field } from "../../plugins/gatsby-source-content/model";
import {
  BLOCK_UNION,
  blockType,
  checkFields,
  completeDraft,
  hasDrafts,
  placeholders,
} from "../../plugins/gatsby-source-content/model";
import { createNodeSync } from "../../plugins/gatsby-source-content/nodes/sync-nodes";
import { BLOCKS } from "../content-model/collections/blocks";
import { pages } from "../content-model/collections/texts";
import { CONTENT_MODEL } from "../content-model/content-model";
import { order } from "../content-model/settings/order";
import { type QuerySources, queryResult } from "./query-result";

type Values = Record<string, unknown>;

// The order of entries is not part of any preview.
const COLLECTIONS = CONTENT_MODEL.collections.filter((collection) => collection !== order);

/** Fields of a node that come from its file instead of its values. */
const FILE_FIELDS = ["slug", "route", "sourcePath", "visibility", "words", "order", "ended"];

const SLUGS = ["one", "two"];

const sources: QuerySources = {
  entries: Object.fromEntries(
    COLLECTIONS.map(({ name }) => [name, SLUGS.map((slug) => ({ slug }))]),
  ),
  picture: (path) => ({ path }),
  film: (path) => ({ path }),
  text: () => "",
};

const hasNoDefault = (field: Field) => !("default" in field && field.default !== undefined);

/** The same fields, all of them required, and lists with at least two items. */
const allRequired = (fields: readonly Field[]): Field[] =>
  fields.map((field) => {
    if (field.kind === "object")
      return { ...field, required: true, fields: allRequired(field.fields) };
    if (field.kind !== "list") return { ...field, required: true };
    const [of = field.of] = allRequired([field.of]);
    return { ...field, required: true, min: 2, of };
  });

function sampleValues(fields: readonly Field[]): Values {
  const values = placeholders(fields, {
    text: (field) => {
      const minLength = field.kind === "string" ? field.minLength : 0;
      return field.label.padEnd(minLength ?? 0, ".").slice(0, field.maxLength);
    },
    date: () => "2026-01-01",
    picture: ({ name }) => `${name}.jpg`,
    reference: () => "two",
  });
  if (!fields.some(({ name }) => name === "blocks")) return values;
  const blocks = BLOCKS.map((block) => ({ type: block.type, ...sampleValues(block.fields) }));
  return { ...values, blocks };
}

const SAMPLES: Record<string, (collection: Collection) => Values> = {
  "with all fields": ({ fields }) => sampleValues(allRequired(fields)),
  "with the required fields alone": ({ fields }) => sampleValues(fields.filter(hasNoDefault)),
};

/** Nodes of the entries by id, made by the site's own code. */
function nodesOf(valuesOf: (collection: Collection) => Values): Map<string, Values> {
  const nodes = new Map<string, Values>();
  const api = {
    actions: { createNode: (node: Values) => nodes.set(String(node.id), node) },
    createNodeId: (text: string) => text,
    createContentDigest: () => "",
  } as unknown as SourceNodesArgs;
  const entries = COLLECTIONS.flatMap((collection) =>
    SLUGS.map((slug) => {
      const { values } = checkFields(collection.fields, valuesOf(collection));
      const data = completeDraft(collection.fields, values);
      return {
        collection,
        slug,
        route: null,
        sourcePath: "",
        visibility: "published" as const,
        data,
        computed: collection.computed?.compute(data) ?? {},
        body: null,
        idsAbove: {},
        words: null,
        companions: [],
      };
    }),
  );
  createNodeSync(api, { model: CONTENT_MODEL, includeUnpublished: false, renderer: "" })(entries);
  return nodes;
}

/** The site's types, with those that Gatsby and plugins add. */
const schema = buildSchema(
  `${readFileSync("src/content-model/golden/schema.graphql", "utf8")}
  directive @dontInfer on OBJECT
  directive @link on FIELD_DEFINITION
  directive @film on FIELD_DEFINITION
  directive @picture(slot: String!, dense: String) on FIELD_DEFINITION
  directive @contentBody on FIELD_DEFINITION
  directive @dateformat on FIELD_DEFINITION
  scalar Date
  scalar MarkdownRemark
  interface Node { slug: String! }
  type Picture { path: String! }
  type Film { path: String! }
  union ${BLOCK_UNION} = ${BLOCKS.map(({ type }) => blockType(type)).join(" | ")}
  type Query { ${COLLECTIONS.map(({ type }) => `${type}: ${type}`).join("\n")} }`,
  { assumeValid: true },
);

/** A selection of all fields of a type; of other entries only the slug. */
function selection(type: GraphQLOutputType, depth = 0): string {
  const named = getNamedType(type);
  if (isUnionType(named)) {
    const parts = named.getTypes().map((part) => `... on ${part.name} ${selection(part, depth)}`);
    return `{ __typename ${parts.join(" ")} }`;
  }
  if (!isObjectType(named)) return "";
  if (depth > 0 && named.getInterfaces().length > 0) return "{ slug }";
  const fields = Object.values(named.getFields());
  return `{ ${fields.map((field) => field.name + selection(field.type, depth + 1)).join(" ")} }`;
}

/** Resolves a field as Gatsby and the plugins do by its directive. */
const resolverOf =
  (nodes: ReadonlyMap<string, Values>): GraphQLFieldResolver<Values, unknown> =>
  (source, _args, _context, { parentType, fieldName }) => {
    const value = source[fieldName];
    const { directives = [] } = parentType.getFields()[fieldName]?.astNode ?? {};
    const names = directives.map(({ name }) => name.value);
    if (names.includes("link"))
      return Array.isArray(value) ? value.map((id) => nodes.get(id)) : nodes.get(String(value));
    if (names.includes("contentBody")) return "";
    if (names.includes("picture") || names.includes("film")) return value ? { path: value } : null;
    return value;
  };

async function runQuery({ type }: Collection, nodes: ReadonlyMap<string, Values>) {
  const [slug = ""] = SLUGS;
  const answer = await graphql({
    schema,
    source: `{ ${type} ${selection(schema.getType(type) as GraphQLOutputType)} }`,
    rootValue: { [type]: nodes.get(`content ${type} ${slug}`) },
    fieldResolver: resolverOf(nodes) as GraphQLFieldResolver<unknown, unknown>,
    typeResolver: (block) => blockType(String((block as Values).type)),
  });
  expect(answer.errors).toBeUndefined();
  // Without the prototypes that graphql gives its objects.
  return JSON.parse(JSON.stringify(answer.data?.[type])) as Values;
}

describe.each(Object.entries(SAMPLES))("an entry %s", (_what, valuesOf) => {
  const nodes = nodesOf(valuesOf);

  test.each(COLLECTIONS.map((collection) => [collection.type, collection] as const))(
    "%s: a preview shows what a query of the site answers",
    async (_type, collection) => {
      const answer = await runQuery(collection, nodes);
      const texts = collection.fields.filter(({ kind }) => kind === "markdown");
      for (const name of [...FILE_FIELDS, ...texts.map(({ name }) => name)]) delete answer[name];
      expect(queryResult(collection.fields, valuesOf(collection), sources)).toMatchObject(answer);
    },
  );
});

describe("a draft of nothing but what it needs", () => {
  const nodes = nodesOf(({ fields }) => ({
    ...sampleValues(fields.filter(({ requiredInDraft }) => requiredInDraft)),
    ...(fields.some(({ name }) => name === "salary") && { salary: { currency: "EUR" } }),
    ...(fields.some(({ name }) => name === "blocks") && {
      blocks: BLOCKS.map(({ type }) => ({ type })),
    }),
  }));

  test.each(
    COLLECTIONS.filter(hasDrafts).map((collection) => [collection.type, collection] as const),
  )("%s: the preview can query all of it", async (_type, collection) => {
    expect(await runQuery(collection, nodes)).toMatchObject({ visibility: "published" });
  });
});

const clients = [
  { slug: "one", name: "One" },
  { slug: "two", name: "Two" },
];

const resultOf = (...blocks: object[]) =>
  queryResult(pages.fields, { title: "Title", blocks }, { ...sources, entries: { clients } });

test("a block that names no entries shows all of them", () => {
  const { blocks } = resultOf({ type: "clients" });
  expect(blocks).toMatchObject([{ __typename: "ClientsBlock", clients }]);
});

test("a block that names entries shows these once, without those that do not exist", () => {
  const { blocks } = resultOf({ type: "clients", clients: ["two", "gone", "two"] });
  expect(blocks).toMatchObject([{ clients: [clients[1]] }]);
});

test("blocks of one type have places with different ids", () => {
  const { places } = resultOf({ type: "clients" }, { type: "clients", anchor: "" });
  expect(places).toMatchObject([{ id: "clients" }, { id: "clients-2" }]);
});

test("in a form that was just begun, no text is null that a page needs", () => {
  expect(resultOf({ type: "opening" }, { type: "action" }, { type: "works" })).toMatchObject({
    blocks: [
      { highlight: null, action: null },
      { title: "", button: { title: "", link: "" } },
      { title: "", works: [] },
    ],
  });
});
