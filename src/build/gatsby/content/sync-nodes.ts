import type { SourceNodesArgs } from "gatsby";
import { codeDigest } from "../../../../lib/code-digest";
import { BLOCKS_FIELD, blockPlaces } from "../../../content-model/collections/block-rules";
import { CONTENT_MODEL } from "../../../content-model/content-model";
import { isOrdered, order } from "../../../content-model/settings/order";
import { mapValues } from "../../../content-model/walk";
import type { Entry } from "../../content-loader/entry";

const TYPE_OF = new Map(CONTENT_MODEL.map(({ name, type }) => [name, type]));
const keyOf = (collection: string, slug: string) => `${collection}/${slug}`;

/**
 * What turns a body into HTML. Gatsby's cache of rendered bodies survives builds and is keyed by
 * the body's node alone: with a digest of this code in the node, a change of it renders every body
 * anew.
 */
const RENDERER = [
  "plugins/gatsby-remark-content/transform.js",
  "plugins/gatsby-remark-content/pictures.ts",
];

export type NodeSync = (entries: readonly Entry[]) => void;

/**
 * Keeps the GraphQL nodes in sync with the entries: creates, updates and deletes.
 * @param api Gatsby's node helpers
 * @param options in `gatsby develop` drafts and scheduled entries become nodes, too; `renderer` is
 * the
 *   digest of the renderer
 * @returns a function to call with all entries whenever they change
 */
export function createNodeSync(
  { actions, getNode, createNodeId, createContentDigest }: SourceNodesArgs,
  {
    includeUnpublished,
    renderer = codeDigest(...RENDERER),
  }: { includeUnpublished: boolean; renderer?: string },
): NodeSync {
  const nodeId = (collection: string, slug: string) =>
    createNodeId(`content ${TYPE_OF.get(collection)} ${slug}`);
  let present = new Set<string>();

  return (entries) => {
    const shown = entries.filter(
      ({ visibility }) => includeUnpublished || visibility === "published",
    );
    const known = new Set(shown.map(({ collection, slug }) => keyOf(collection.name, slug)));
    const next = new Set<string>();
    const listed = shown.find(({ collection }) => collection.name === order.name)?.data ?? {};
    const inOrder = (name: string): Entry[] => {
      const first = (listed[name] ?? []) as string[];
      const place = ({ slug }: Entry) =>
        first.includes(slug) ? first.indexOf(slug) : first.length;
      const all = shown.filter(({ collection }) => collection.name === name);
      return all.sort((one, other) => place(one) - place(other));
    };
    const allOf = (name: string): string[] => inOrder(name).map(({ slug }) => nodeId(name, slug));
    for (const entry of shown) {
      const { collection, slug, body } = entry;
      const fields = mapValues(collection.fields, entry.data, (field, value) => {
        if (field.kind === "markdown") return undefined;
        if (field.kind === "list")
          return field.emptyMeansAll && field.of.kind === "reference" ? allOf(field.of.to) : [];
        if (field.kind !== "reference") return value;
        // A list of references omits the entry itself and unpublished entries.
        const target = keyOf(field.to, String(value));
        const isShown = known.has(target) && target !== keyOf(collection.name, slug);
        return isShown ? nodeId(field.to, String(value)) : undefined;
      });
      if (fields[BLOCKS_FIELD]) fields.places = blockPlaces(entry.data);
      const { route, sourcePath, visibility, words, beside } = entry;
      const place = isOrdered(collection) && { order: inOrder(collection.name).indexOf(entry) };
      const own = { ...fields, slug, route, sourcePath, visibility, words, ...place };
      const id = nodeId(collection.name, slug);
      // gatsby-transformer-remark makes a MarkdownRemark child of this. Its front matter is part of
      // the child's digest.
      const matter = `renderer: "${renderer}"\nbeside: ${JSON.stringify(beside)}`;
      const content = body === null ? null : `---\n${matter}\n---\n${body}`;
      next.add(id);
      actions.createNode({
        ...own,
        bodyLevel: collection.bodyLevel ?? 2,
        bodySlot: collection.bodySlot ?? "prose",
        id,
        parent: null,
        children: [],
        internal: {
          type: collection.type,
          contentDigest: createContentDigest([own, content]),
          ...(content === null ? {} : { mediaType: "text/markdown", content }),
        },
      });
    }
    const gone = [...present].filter((id) => !next.has(id)).map((id) => getNode(id));
    for (const node of gone) if (node) actions.deleteNode(node);
    present = next;
  };
}
