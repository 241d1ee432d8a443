import { createRequire } from "node:module";
import { MARKDOWN } from "../../../src/gatsby-config/markdown";
import * as transform from "../transform";

// Mocked, because it would generate files; only the use of its result is tested.
jest.mock("gatsby-plugin-sharp", () => ({
  generateImageData: async () => ({
    layout: "constrained",
    width: 720,
    height: 405,
    backgroundColor: "#c8a05f",
    images: {
      sources: [{ type: "image/avif", srcSet: "/a.avif 720w" }],
      fallback: { src: "/a.jpg", srcSet: "/a.jpg 720w" },
    },
  }),
}));

type Resolver = (node: object, input: object, context: object) => Promise<unknown>;
type Fields = Record<"html" | "headings", { resolve: Resolver }>;
type Extend = (api: object, options: object) => Promise<Fields>;

// The module by which gatsby-transformer-remark answers queries. It has no types.
const extendNodeType: Extend = createRequire(__filename)(
  "gatsby-transformer-remark/extend-node-type",
);

type FileQuery = { query: { filter: { relativePath: { eq: string } } } };

const SOME_FILE = { id: "file", absolutePath: "/a.jpg", internal: { contentDigest: "1" } };

export type RenderOptions = {
  /** Null where entries share a page. */
  route?: string | null;
  slug?: string;
  title?: string | undefined;
  name?: string;
  bodyLevel?: number;
  bodySlot?: "prose" | "plate";
  /** Headings of other texts of the page, and their number. */
  idsAbove?: readonly string[];
  textsAbove?: number;
  /** Finds a file of the content by its path. By default every one exists. */
  files?: (address: string) => object | null;
};

export type Rendered = {
  html: string;
  headings: { id: string | null; value: string; depth: number }[];
};

let bodies = 0;

async function fieldsOf(options: RenderOptions): Promise<Fields> {
  const entry = {
    route: "/blog/a",
    slug: "a",
    title: "A",
    bodyLevel: 2,
    bodySlot: "prose",
    sourcePath: "blog/a/index.md",
    ...options,
  };
  const values = new Map<string, unknown>();
  const cache = {
    get: async (key: string) => values.get(key),
    set: async (key: string, value: unknown) => void values.set(key, value),
  };
  const api = {
    basePath: "",
    getNode: () => entry,
    getNodesByType: () => [],
    cache,
    getCache: () => cache,
  };
  const plugin = {
    name: "remark-content",
    module: transform,
    pluginOptions: MARKDOWN,
  };
  return await extendNodeType(
    { ...api, type: { name: "MarkdownRemark" }, reporter: {} },
    { plugins: [plugin] },
  );
}

/** Renders a body as a build does. */
export async function render(
  body: string,
  { files = () => SOME_FILE, ...options }: RenderOptions = {},
): Promise<Rendered> {
  const fields = await fieldsOf(options);
  bodies += 1;
  const findOne = async ({ query }: FileQuery) => files(query.filter.relativePath.eq);
  const context = { nodeModel: { findOne, getNodeById: () => null } };
  const node = {
    id: `node ${bodies}`,
    parent: "entry",
    internal: { content: body, contentDigest: `body ${bodies}` },
  };
  return {
    html: (await fields.html.resolve(node, {}, context)) as string,
    headings: (await fields.headings.resolve(node, {}, context)) as Rendered["headings"],
  };
}
