import type { CreateResolversArgs } from "gatsby";
import { walkValues } from "../model/walk";
import type { Entry } from "../reading/entry";

type Source = { id: string };
type Resolver = (source: Source, args: unknown, context: unknown, info: unknown) => unknown;

/**
 * Keeps results for the preview: a deleted picture is gone at once, but the page that shows it stays
 * as it was until the content is valid again. A build keeps nothing.
 * @returns a function that calls `make`, and, when it throws, gives its last result for the same key
 */
export function createLastGood<T>(): (key: string, make: () => Promise<T>) => Promise<T> {
  const lastResults = new Map<string, T>();
  return async (key, make) => {
    if (process.env.NODE_ENV !== "development") return make();
    try {
      const result = await make();
      lastResults.set(key, result);
      return result;
    } catch (error) {
      const last = lastResults.get(key);
      if (last === undefined) throw error;
      return last;
    }
  };
}

const keyOf = (collection: string, slug: unknown): string => `${collection}/${slug}`;

/** Keys of the entries that an entry requires; those in lists may be missing. */
function requiredKeys({ collection, data }: Entry): string[] {
  const keys: string[] = [];
  walkValues(collection.fields, data, (field, value, path) => {
    if (field.kind === "reference" && field.required !== false && typeof path.at(-1) === "string")
      keys.push(keyOf(field.to, value));
  });
  return keys;
}

/**
 * The entries that the preview shows while there are problems: valid ones as they are, all others in
 * their last valid version. None is removed, since another entry may refer to it. One that requires
 * an entry that was never valid waits for that.
 * @param last entries shown until now
 * @param valid entries without problems
 */
export function withLastGood(last: readonly Entry[], valid: readonly Entry[]): Entry[] {
  const shown = new Map(
    [...last, ...valid].map((entry) => [keyOf(entry.collection.name, entry.slug), entry]),
  );
  const complete = valid.filter((entry) => requiredKeys(entry).every((key) => shown.has(key)));
  return complete.length === valid.length ? [...shown.values()] : withLastGood(last, complete);
}

/** The fields of a rendered text that pages query. */
const BODY_FIELDS = ["html", "headings"] as const;

/** Gatsby creates resolvers anew after each change. */
const lastBody = createLastGood<unknown>();

/** Keeps the last HTML of a text while one of its pictures is missing. */
export function keepBodies({
  createResolvers,
}: Pick<CreateResolversArgs, "createResolvers">): void {
  const keep =
    (field: string): Resolver =>
    (source, args, context, info) => {
      const { originalResolver } = info as { originalResolver: Resolver };
      return lastBody(`${field} ${source.id}`, async () =>
        originalResolver(source, args, context, info),
      );
    };
  createResolvers({
    MarkdownRemark: Object.fromEntries(
      BODY_FIELDS.map((field) => [field, { resolve: keep(field) }]),
    ),
  });
}
