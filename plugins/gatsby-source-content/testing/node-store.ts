import { createHash } from "node:crypto";
import type { SourceNodesArgs } from "gatsby";
import { CONTENT_MODEL } from "../../../src/content-model/content-model";
import type { Visibility } from "../model/visibility";
import { createNodeSync } from "../nodes/sync-nodes";
import type { Entry } from "../reading/entry";

type Node = Record<string, unknown> & {
  id: string;
  internal: { type: string; contentDigest: string; content?: string; mediaType?: string };
};

/** A valid entry; one of Markdown has a word of text. */
export function entry(
  name: string,
  slug: string,
  data: Record<string, unknown> = {},
  visibility: Visibility = "published",
): Entry {
  const collection = CONTENT_MODEL.collections.find((candidate) => candidate.name === name);
  if (!collection) throw new Error(name);
  const [body, words] = collection.format === "markdown" ? ["Words.\n", 1] : [null, null];
  return {
    collection,
    slug,
    route: `/${name}/${slug}`,
    sourcePath: `${name}/${slug}`,
    visibility,
    data,
    body,
    idsAbove: {},
    words,
    companions: [],
    computed: collection.computed?.compute(data) ?? {},
  };
}

/** A mock of Gatsby's store: nodes by id. */
export function store({ includeUnpublished = false, renderer = "1" } = {}) {
  const nodes = new Map<string, Node>();
  const deletedIds: string[] = [];
  const api = {
    actions: {
      createNode: (node: Node) => nodes.set(node.id, node),
      deleteNode: ({ id }: Node) => {
        deletedIds.push(id);
        nodes.delete(id);
      },
    },
    getNode: (id: string) => nodes.get(id),
    createNodeId: (text: string) => `id of ${text}`,
    createContentDigest: (input: unknown) =>
      createHash("md5").update(JSON.stringify(input)).digest("hex"),
  } as unknown as SourceNodesArgs;
  const sync = createNodeSync(api, { model: CONTENT_MODEL, includeUnpublished, renderer });
  return {
    nodes,
    deletedIds,
    sync,
    node: (type: string, slug: string) => nodes.get(`id of content ${type} ${slug}`),
  };
}
