import type { CreateResolversArgs } from "gatsby";

/** An ImageSharp node: `contentDigest` is that of its file. */
type PictureNode = { id: string; parent: string; internal: { contentDigest: string } };
type Context = {
  path?: string;
  nodeModel: { getNodeById: (query: { id: string }, page?: { path: string }) => unknown };
};
type Resolver = (source: PictureNode, args: object, context: Context, info: unknown) => unknown;

/**
 * Remembers what a resolver of pictures has answered, for each picture and its arguments.
 * @param resolve asked once for each, and again only after a failure
 * @returns a resolver that answers the same, and like it notes which file the page depends on
 */
export function remembering(resolve: Resolver): Resolver {
  /** The answers, and promises of those that are still worked out: to wait for what is there takes time as well. */
  const known = new Map<string, unknown>();
  return (source, args, context, info) => {
    const key = JSON.stringify([source.id, source.internal.contentDigest, args]);
    const found = known.get(key);
    if (found !== undefined) {
      // A page that got a remembered answer is made anew with its picture, too.
      context.nodeModel.getNodeById({ id: source.parent }, context.path ? { path: context.path } : undefined);
      return found;
    }
    const answer = Promise.resolve(resolve(source, args, context, info));
    known.set(key, answer);
    answer.then(
      (data) => known.set(key, data),
      () => known.delete(key),
    );
    return answer;
  };
}

type WithOriginal = { originalResolver: Resolver };

/**
 * Lets `gatsbyImageData` be worked out once for each picture and size. An article's card stands on many pages, and for each
 * of them gatsby-plugin-sharp would open the file and look for its main colour again: most of a build's time.
 */
export function rememberPictures({ createResolvers }: Pick<CreateResolversArgs, "createResolvers">): void {
  let resolver: Resolver | null = null;
  createResolvers({
    ImageSharp: {
      gatsbyImageData: {
        resolve: (source: PictureNode, args: object, context: Context, info: WithOriginal) => {
          resolver ??= remembering(info.originalResolver);
          return resolver(source, args, context, info);
        },
      },
    },
  });
}
