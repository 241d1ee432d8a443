import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { GatsbyCache } from "gatsby";
import { forgetTexts } from "./forget-texts";

type Resolver = (node: object, input: object, context: object) => Promise<unknown>;
type Extend = (api: object, options: object) => Promise<Record<"html" | "headings", { resolve: Resolver }>>;

// The very module by which gatsby-transformer-remark answers queries; it has no types.
const extendNodeType: Extend = createRequire(__filename)("gatsby-transformer-remark/extend-node-type");

const NODE = { id: "node", parent: "entry", internal: { content: "## Words\n\nMore.", contentDigest: "digest" } };
const CONTEXT = { nodeModel: { getNodeById: () => null } };

function recordingCache() {
  const kept = new Map<string, unknown>();
  const cache = {
    name: "gatsby-transformer-remark",
    directory: "",
    get: async (key: string) => kept.get(key),
    set: async (key: string, value: unknown) => {
      kept.set(key, value);
      return value;
    },
    del: async () => undefined,
  } satisfies GatsbyCache;
  return { kept, cache };
}

type Setting = { cache: GatsbyCache; plugins?: readonly object[] };

async function askFor({ cache, plugins = [] }: Setting, ...fields: ("html" | "headings")[]): Promise<unknown[]> {
  const api = { basePath: "", getNode: () => null, getNodesByType: () => [], cache, getCache: () => cache };
  const resolvers = await extendNodeType({ ...api, type: { name: "MarkdownRemark" }, reporter: {} }, { plugins });
  return Promise.all(fields.map((field) => resolvers[field].resolve(NODE, {}, CONTEXT)));
}

const kindsOf = (kept: Map<string, unknown>) =>
  [...kept.keys()].map((key) => key.replace(/^transformer-remark-markdown-|-(?:digest|node).*$/g, "")).sort();

test("gatsby-transformer-remark stores what it makes of each text unless it is kept from it", async () => {
  const { kept, cache } = recordingCache();
  await askFor({ cache }, "html", "headings");
  expect(kindsOf(kept)).toEqual(["ast", "headings", "html", "html-ast", "node-dependencies"]);
});

test("a worker stores nothing that is made of a text, looks for none of it, and gives the same answers", async () => {
  const { cache: plain } = recordingCache();
  const { kept, cache } = recordingCache();
  const lookUp = jest.spyOn(cache, "get");
  forgetTexts({ getCache: () => cache }, true);
  expect(await askFor({ cache }, "html", "headings")).toEqual(await askFor({ cache: plain }, "html", "headings"));
  expect(kindsOf(kept)).toEqual([]);
  expect(lookUp).not.toHaveBeenCalled();
});

test("Gatsby's own process, which makes the feeds, keeps the HTML and no tree, and gives the same answers", async () => {
  const { cache: plain } = recordingCache();
  const { kept, cache } = recordingCache();
  forgetTexts({ getCache: () => cache }, false);
  expect(await askFor({ cache }, "html", "headings")).toEqual(await askFor({ cache: plain }, "html", "headings"));
  expect(kindsOf(kept)).toEqual(["headings", "html", "node-dependencies"]);
});

test("Gatsby says of its workers that they are such", () => {
  const gatsby = readFileSync(createRequire(__filename).resolve("gatsby/dist/utils/worker/pool.js"), "utf8");
  expect(gatsby).toContain("GATSBY_WORKER_POOL_WORKER: `true`");
});

test("whatever else is stored in the same place stays stored", async () => {
  const { cache } = recordingCache();
  forgetTexts({ getCache: () => cache });
  await cache.set("another", "value");
  expect(await cache.get("another")).toBe("value");
});

test.each([
  ["a worker", true],
  ["Gatsby's own process", false],
])(
  "in %s the tree of a text is made once when the headings are asked for before the HTML",
  async (_name, forgetsAll) => {
    let times = 0;
    const count = { name: "count", module: async () => void times++, pluginOptions: {} };
    const { cache } = recordingCache();
    forgetTexts({ getCache: () => cache }, forgetsAll);
    await askFor({ cache, plugins: [count] }, "headings", "html");
    expect(times).toBe(1);
  },
);

test("articles ask for their headings before their HTML", () => {
  const query = readFileSync("src/components/content/reading/reading.tsx", "utf8");
  expect(query).toMatch(/on MarkdownRemark \{\s*\.\.\.ContentsList\s+html/);
});

test("asked again, as each time the schema is built, it changes nothing more", () => {
  const { cache } = recordingCache();
  forgetTexts({ getCache: () => cache });
  const { set } = cache;
  forgetTexts({ getCache: () => cache });
  expect(cache.set).toBe(set);
});
