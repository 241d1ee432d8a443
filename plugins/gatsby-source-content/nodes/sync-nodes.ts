import type { SourceNodesArgs } from "gatsby";
import { Addresses, pageOf, type Redirect } from "../model/address";
import { fieldPath, type Path } from "../model/problem";
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

/** Type of the node of a text in a field. */
export const TEXT_TYPE = "ContentText";

/** What the HTML of a text depends on beside its Markdown. */
type TextContext = {
  renderer: string;
  companions: readonly string[];
  /** Ids of headings above it on its page, and how many texts that are. */
  idsAbove?: readonly string[];
  textsAbove?: number;
};

/**
 * The text of a node, which gatsby-transformer-remark makes a MarkdownRemark child of. Its front
 * matter is part of that child's digest.
 */
const markdownOf = (body: string, context: TextContext): string => {
  const lines = Object.entries(context).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join("\n")}\n---\n${body}`;
};

/** The level of the highest headings of an entry's texts, and the place of pictures in them. */
const levelsOf = ({ bodyLevel = 2, bodySlot = PROSE_SLOT }: Collection) => ({
  bodyLevel,
  bodySlot,
});

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

  /** Creates a node. @param content its Markdown; null without any */
  const createNode = (
    { id, type, collection }: { id: string; type: string; collection: Collection },
    fields: Record<string, unknown>,
    content: string | null,
  ) =>
    actions.createNode({
      ...fields,
      ...levelsOf(collection),
      id,
      parent: null,
      children: [],
      internal: {
        type,
        contentDigest: createContentDigest([fields, content]),
        ...(content === null ? {} : { mediaType: "text/markdown", content }),
      },
    });

  /** Creates the node of a text in a field, and adds its id to those of the texts above it. */
  const createText = (entry: Entry, markdown: string, path: Path, textIds: Set<string>): string => {
    const { collection, slug, route, sourcePath, companions, data, body } = entry;
    const textsAbove = textIds.size + (body === null ? 0 : 1);
    const idsAbove = entry.idsAbove[fieldPath(path)] ?? [];
    const content = markdownOf(markdown, { renderer, companions, idsAbove, textsAbove });
    const id = createNodeId(`content ${collection.type} ${slug} ${fieldPath(path)}`);
    const { title, name } = data;
    const fields = { slug, route, sourcePath, title, name, idsAbove, textsAbove };
    createNode({ id, type: TEXT_TYPE, collection }, fields, content);
    textIds.add(id);
    return id;
  };

  /** The values of an entry, with ids of nodes in place of references and of texts in fields. */
  const linkedFields = (entry: Entry, shown: ShownEntries, textIds: Set<string>) => {
    const { collection, slug, data } = entry;
    /** A list of references omits the entry itself and unpublished entries. */
    const link = (to: string, target: string) => {
      const isItself = to === collection.name && target === slug;
      return shown.has(to, target) && !isItself ? nodeId(to, target) : undefined;
    };
    return mapValues(collection.fields, data, (field, value, path) => {
      if (field.kind === "markdown") return undefined;
      if (field.kind === "prose") return createText(entry, String(value), path, textIds);
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

  /** @returns the ids of the entry's node and of those of its texts in fields */
  const createNodes = (entry: Entry, shown: ShownEntries): string[] => {
    const { collection, slug, route, sourcePath, visibility, body, companions, words, computed } =
      entry;
    const textIds = new Set<string>();
    const fields = {
      ...linkedFields(entry, shown, textIds),
      ...redirectsOf(entry, shown),
      ...menusOf(entry, shown),
      ...computed,
      ...{ slug, route, sourcePath, visibility, words },
      ...orderOf(collection, slug, shown),
    };
    const content = body === null ? null : markdownOf(body, { renderer, companions });
    const id = nodeId(collection.name, slug);
    createNode({ id, type: collection.type, collection }, fields, content);
    return [id, ...textIds];
  };

  return (entries) => {
    const shown = new ShownEntries(entries, options);
    const next = new Set(shown.all.flatMap((entry) => createNodes(entry, shown)));
    for (const id of present) {
      const node = next.has(id) ? undefined : getNode(id);
      if (node) actions.deleteNode(node);
    }
    present = next;
  };
}
