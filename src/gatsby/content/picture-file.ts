type FileNode = { id: string; relativePath: string };
type Context = {
  defaultFieldResolver: (source: object, args: object, context: Context, info: object) => unknown;
  nodeModel: {
    getNodeById: (query: { id: string; type: "File" }) => FileNode | null;
    findOne: (query: { type: "File"; query: object }) => Promise<FileNode | null>;
  };
};
type Resolver = (source: object, args: object, context: Context, info: object) => unknown;

/**
 * Resolves a field that names a picture by its path in the content folder to the picture's File. As Gatsby's `@link(by:
 * "relativePath")` does, and the page depends on the file as there; but a path is looked for once, and then its node is known: a
 * card stands on many pages, and to look for its picture costs as much as all its texts.
 */
export function pictureFileResolver(): Resolver {
  const known = new Map<string, string>();
  return (source, args, context, info) => {
    const relativePath = context.defaultFieldResolver(source, args, context, info);
    if (typeof relativePath !== "string") return null;
    const { nodeModel } = context;
    const id = known.get(relativePath);
    const node = id === undefined ? null : nodeModel.getNodeById({ id, type: "File" });
    if (node?.relativePath === relativePath) return node;
    return nodeModel
      .findOne({ type: "File", query: { filter: { relativePath: { eq: relativePath } } } })
      .then((file) => {
        if (file) known.set(relativePath, file.id);
        return file;
      });
  };
}
