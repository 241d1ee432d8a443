import type { SourceNodesArgs } from "gatsby";
import { Addresses, pageOf, type Redirect } from "../model/address";
import {
  type Collection,
  type ContentModel,
  type FieldOf,
  isOrdered,
  PLACE_FIELD,
  PROSE_SLOT,
} from "../model/types";
import { mapValues } from "../model/walk";
import type { Entry } from "../reading/entry";

export type NodeSync = (entries: readonly Entry[]) => void;

type NodeOptions = {
  model: ContentModel;
  /** Whether drafts and scheduled entries become nodes, too, as in `gatsby develop`. */
  includeUnpublished: boolean;
  /** Whether entries become nodes before their first day and after their last one. */
  includeDated?: boolean;
  /**
   * A digest of the code that turns texts into HTML. Gatsby's cache of rendered texts survives
   * builds and is keyed by the text's node alone: with the digest in the node, a change of that code
   * renders every text anew.
   */
  renderer: string;
};

const keyOf = (collection: string, slug: string) => `${collection}/${slug}`;

/** The entries that become nodes, by key and by collection in their order. */
class ShownEntries {
  readonly all: readonly Entry[];
  /** The addresses of all entries. @param written the redirects that an editor has written */
  readonly addressesWith: (written: readonly Redirect[]) => Addresses;
  /** Pages of the entries that do not become nodes. */
  private readonly absentPages: ReadonlySet<string | null>;
  private readonly keys: ReadonlySet<string>;
  private readonly slugs: ReadonlyMap<string, readonly string[]>;

  constructor(entries: readonly Entry[], options: NodeOptions) {
    const { model, includeUnpublished, includeDated = false } = options;
    const isShown = ({ visibility }: Pick<Entry, "visibility">) =>
      includeUnpublished || visibility === "published" || (includeDated && visibility !== "draft");
    this.all = entries.filter(isShown);
    this.addressesWith = (written) => new Addresses(written, entries, isShown);
    const absent = entries.filter((entry) => !isShown(entry));
    this.absentPages = new Set(absent.map(({ route }) => route));
    this.keys = new Set(this.all.map(({ collection, slug }) => keyOf(collection.name, slug)));
    const order = this.all.find(({ collection }) => collection.name === model.order)?.data ?? {};
    this.slugs = new Map(
      model.collections.map(({ name }) => [name, this.sortedSlugs(name, order[name])]),
    );
  }

  has(collection: string, slug: string): boolean {
    return this.keys.has(keyOf(collection, slug));
  }

  /** Whether an address is the page of an entry that does not become a node. */
  isAbsent(address: unknown): boolean {
    return this.absentPages.has(pageOf(String(address)));
  }

  /** Slugs of a collection: those that an editor has sorted, then the others. */
  slugsOf(collection: string): readonly string[] {
    return this.slugs.get(collection) ?? [];
  }

  private sortedSlugs(name: string, order: unknown): readonly string[] {
    const sorted = Array.isArray(order) ? (order as string[]) : [];
    const places = new Map(sorted.map((slug, index) => [slug, index + 1]));
    const ownPlace = ({ data }: Entry) => data[PLACE_FIELD] as number | undefined;
    const placeOf = (entry: Entry) =>
      ownPlace(entry) ?? places.get(entry.slug) ?? Number.POSITIVE_INFINITY;
    /** Whoever is put at a place pushes the one that has it by the list. */
    const pushes = (entry: Entry) => (ownPlace(entry) === undefined ? 1 : 0);
    return this.all
      .filter(({ collection }) => collection.name === name)
      .toSorted((one, other) => placeOf(one) - placeOf(other) || pushes(one) - pushes(other))
      .map(({ slug }) => slug);
  }
}

/**
 * The text of a node, which gatsby-transformer-remark makes a MarkdownRemark child of. Its front
 * matter is part of that child's digest.
 */
const markdownOf = ({ body, companions }: Entry, renderer: string): string | null =>
  body === null
    ? null
    : `---\nrenderer: "${renderer}"\ncompanions: ${JSON.stringify(companions)}\n---\n${body}`;

/**
 * Keeps the GraphQL nodes in sync with the entries: creates, updates and deletes.
 * @param api Gatsby's node helpers
 * @returns a function to call with all entries whenever they change
 */
export function createNodeSync(
  { actions, getNode, createNodeId, createContentDigest }: SourceNodesArgs,
  options: NodeOptions,
): NodeSync {
  const { model, renderer } = options;
  const typeOf = new Map(model.collections.map(({ name, type }) => [name, type]));
  const nodeId = (collection: string, slug: string) =>
    createNodeId(`content ${typeOf.get(collection)} ${slug}`);
  let present = new Set<string>();

  /** An empty list, or all entries where it stands for them. */
  const emptyList = ({ of, emptyMeansAll }: FieldOf<"list">, shown: ShownEntries): string[] => {
    if (!emptyMeansAll || of.kind !== "reference") return [];
    const { to } = of;
    return shown.slugsOf(to).map((slug) => nodeId(to, slug));
  };

  /** The menus of an entry, without items that lead to an entry that does not become a node. */
  const menusOf = ({ collection, data }: Entry, shown: ShownEntries) => {
    const menus = collection.fields.filter((field) => field.kind === "list" && field.isMenu);
    const isShown = (item: object) => !Object.values(item).some((value) => shown.isAbsent(value));
    return Object.fromEntries(
      menus.map(({ name }) => [name, ((data[name] ?? []) as object[]).filter(isShown)]),
    );
  };

  /** The values of an entry, with ids of nodes in place of references. */
  const linkedFields = ({ collection, slug, data }: Entry, shown: ShownEntries) => {
    /** A list of references omits the entry itself and unpublished entries. */
    const link = (to: string, target: string) => {
      const isItself = to === collection.name && target === slug;
      return shown.has(to, target) && !isItself ? nodeId(to, target) : undefined;
    };
    return mapValues(collection.fields, data, (field, value) => {
      if (field.kind === "markdown") return undefined;
      if (field.kind === "list") return emptyList(field, shown);
      return field.kind === "reference" ? link(field.to, String(value)) : value;
    });
  };

  const orderOf = (collection: Collection, slug: string, shown: ShownEntries) =>
    isOrdered(model, collection) ? { order: shown.slugsOf(collection.name).indexOf(slug) } : {};

  /** All redirects, in place of those that are written, and the pages that have ended. */
  const redirectsOf = ({ collection, data }: Entry, shown: ShownEntries) => {
    if (collection.name !== model.redirects) return {};
    const { redirects, ended } = shown.addressesWith((data.items ?? []) as Redirect[]);
    return { items: redirects, ended };
  };

  const createNode = (entry: Entry, shown: ShownEntries): string => {
    const { collection, slug, route, sourcePath, visibility, words, computed } = entry;
    const fields = {
      ...linkedFields(entry, shown),
      ...redirectsOf(entry, shown),
      ...menusOf(entry, shown),
      ...computed,
      ...{ slug, route, sourcePath, visibility, words },
      ...orderOf(collection, slug, shown),
    };
    const content = markdownOf(entry, renderer);
    const id = nodeId(collection.name, slug);
    actions.createNode({
      ...fields,
      bodyLevel: collection.bodyLevel ?? 2,
      bodySlot: collection.bodySlot ?? PROSE_SLOT,
      id,
      parent: null,
      children: [],
      internal: {
        type: collection.type,
        contentDigest: createContentDigest([fields, content]),
        ...(content === null ? {} : { mediaType: "text/markdown", content }),
      },
    });
    return id;
  };

  return (entries) => {
    const shown = new ShownEntries(entries, options);
    const next = new Set(shown.all.map((entry) => createNode(entry, shown)));
    for (const id of present) {
      const node = next.has(id) ? undefined : getNode(id);
      if (node) actions.deleteNode(node);
    }
    present = next;
  };
}
