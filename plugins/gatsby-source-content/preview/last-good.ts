import type { CreateResolversArgs } from "gatsby";
import { walkValues } from "../model/walk";
import type { Entry } from "../reading/entry";

type Source = { id: string };
type Resolver = (source: Source, args: unknown, context: unknown, info: unknown) => unknown;

/**
 * In the preview, what was made last stays while it cannot be made: a deleted picture is gone at
 * once, but the page that shows it stays as it was until the content is valid again. A build keeps
 * nothing.
 * @returns a function that makes something, or gives what it made last for the same key
 */
export function createLastGood<T>(): (key: string, make: () => Promise<T>) => Promise<T> {
  const known = new Map<string, T>();
  return async (key, make) => {
    if (process.env.NODE_ENV !== "development") return make();
    try {
      const made = await make();
      known.set(key, made);
      return made;
    } catch (error) {
      const last = known.get(key);
      if (last === undefined) throw error;
      return last;
    }
  };
}

const keyOf = (collection: string, slug: unknown): string => `${collection}/${slug}`;

/** The entries without which an entry cannot be; those of lists may be missing. */
function needsOf({ collection, data }: Entry): string[] {
  const keys: string[] = [];
  walkValues(collection.fields, data, (field, value, path) => {
    if (field.kind === "reference" && field.required !== false && typeof path.at(-1) === "string")
      keys.push(keyOf(field.to, value));
  });
  return keys;
}

/**
 * What the preview shows while there are problems: entries without one as they are, all others as
 * they were last. Nothing is taken away, as an entry that stays may refer to it; and what needs an
 * entry that was never right waits for that.
 * @param last what was shown before
 * @param right entries without problems
 */
export function withLastGood(last: readonly Entry[], right: readonly Entry[]): Entry[] {
  const shown = new Map(
    [...last, ...right].map((entry) => [keyOf(entry.collection.name, entry.slug), entry]),
  );
  const ready = right.filter((entry) => needsOf(entry).every((key) => shown.has(key)));
  return ready.length === right.length ? [...shown.values()] : withLastGood(last, ready);
}

/** The fields of a rendered text that pages query. */
const BODY_FIELDS = ["html", "headings"] as const;

/** Gatsby creates resolvers anew after each change. */
const lastBody = createLastGood<unknown>();

/** Texts stay as they were while one of their pictures is missing. */
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
