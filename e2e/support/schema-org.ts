import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

// The vocabulary of schema.org in the form the validator takes, derived from the types of schema-dts: the original would have
// to be fetched from schema.org, and the tests need no network.

type Reference = { "@id": string };
type ClassOrProperty =
  | { "@type": "rdfs:Class"; "@id": string; "rdfs:subClassOf": Reference[] }
  | { "@type": "rdf:Property"; "@id": string; "schema:domainIncludes": Reference[] };

/** `interface ArticleBase extends CreativeWorkBase {`: properties; `ContactPageLeaf`: a type, often without any. */
const INTERFACE = /^(?:export )?interface (\w+?)(Base|Leaf) extends ([^{]+)\{\n([\s\S]*?)^\}/gm;
const PROPERTY = /^ {4}"(\w+)"\?:/gm;

const reference = (name: string): Reference => ({ "@id": `schema:${name}` });

/** Every type of schema.org with its parents and properties. */
export function schemaOrg(): { "@graph": ClassOrProperty[] } {
  const manifest = createRequire(path.resolve("package.json")).resolve("schema-dts/package.json");
  const source = readFileSync(path.join(path.dirname(manifest), "dist/schema.d.ts"), "utf8");
  const parents = new Map<string, Set<string>>();
  const domains = new Map<string, Set<string>>();
  const add = (map: Map<string, Set<string>>, key: string, values: readonly string[]): void => {
    map.set(key, new Set([...(map.get(key) ?? []), ...values]));
  };
  for (const [, type = "", , bases = "", body = ""] of source.matchAll(INTERFACE)) {
    const own = [...bases.matchAll(/(\w+)Base\b/g)].map(([, base = ""]) => base).filter((base) => base !== type);
    add(parents, type, own);
    for (const [, property = ""] of body.matchAll(PROPERTY)) add(domains, property, [type]);
  }
  return {
    "@graph": [
      ...[...parents].map(([type, bases]) => ({
        "@type": "rdfs:Class" as const,
        ...reference(type),
        "rdfs:subClassOf": [...bases].map(reference),
      })),
      ...[...domains].map(([property, types]) => ({
        "@type": "rdf:Property" as const,
        ...reference(property),
        "schema:domainIncludes": [...types].map(reference),
      })),
    ],
  };
}
