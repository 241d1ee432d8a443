import { pictureFileResolver } from "./picture-file";

type File = { id: string; relativePath: string };

const COVER: File = { id: "file 1", relativePath: "blog/a/cover.jpg" };

/** A project with these files, which a page asks for the picture of an entry. */
function project(...files: File[]) {
  const resolve = pictureFileResolver();
  const findOne = jest.fn(async ({ query }: { query: object }) => {
    const { filter } = query as { filter: { relativePath: { eq: string } } };
    return files.find(({ relativePath }) => relativePath === filter.relativePath.eq) ?? null;
  });
  const getNodeById = jest.fn(({ id }: { id: string }) => files.find((file) => file.id === id) ?? null);
  const context = {
    defaultFieldResolver: (source: object) => (source as { picture: unknown }).picture,
    nodeModel: { findOne, getNodeById },
  };
  return { files, findOne, getNodeById, ask: (picture: unknown) => resolve({ picture }, {}, context, {}) };
}

test("a path is looked for once; then the page asks for the file itself, without waiting", async () => {
  const { ask, findOne, getNodeById } = project(COVER);
  expect(await ask(COVER.relativePath)).toBe(COVER);
  expect(ask(COVER.relativePath)).toBe(COVER);
  expect(findOne).toHaveBeenCalledTimes(1);
  // As each page that asks for a node depends on it.
  expect(getNodeById.mock.calls).toEqual([[{ id: COVER.id, type: "File" }]]);
});

test("an entry without a picture has none, and nothing is looked for", () => {
  const { ask, findOne } = project(COVER);
  expect(ask(undefined)).toBeNull();
  expect(ask(null)).toBeNull();
  expect(findOne).not.toHaveBeenCalled();
});

test("in the preview a file that goes, and comes back as another, is looked for again", async () => {
  const { ask, files } = project(COVER);
  await ask(COVER.relativePath);
  files.pop();
  expect(await ask(COVER.relativePath)).toBeNull();
  const other = { ...COVER, id: "file 2" };
  files.push(other);
  expect(await ask(COVER.relativePath)).toBe(other);
  expect(ask(COVER.relativePath)).toBe(other);
});

test("a file that has moved is not what its old path names", async () => {
  const { ask, files } = project(COVER);
  await ask(COVER.relativePath);
  files[0] = { ...COVER, relativePath: "blog/b/cover.jpg" };
  expect(await ask(COVER.relativePath)).toBeNull();
});
