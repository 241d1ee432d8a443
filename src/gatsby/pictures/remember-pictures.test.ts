/** @jest-environment node */
import { remembering, rememberPictures } from "./remember-pictures";

const PICTURE = { id: "a", parent: "file a", internal: { contentDigest: "1" } };
const CARD = { width: 960 };

function asking(original = jest.fn(async (..._: unknown[]): Promise<unknown> => ({ images: {} }))) {
  const getNodeById = jest.fn();
  const resolve = remembering(original);
  return {
    original,
    getNodeById,
    ask: (source: typeof PICTURE, args: object, path = "/blog") =>
      resolve(source, args, { path, nodeModel: { getNodeById } }, {}),
  };
}

test("the same picture in the same size is worked out once, whoever asks, at the same time or later", async () => {
  const { original, ask } = asking();
  const [one, other] = await Promise.all([ask(PICTURE, CARD), ask(PICTURE, { ...CARD }, "/blog/a")]);
  expect(other).toBe(one);
  expect(await ask(PICTURE, CARD)).toBe(one);
  expect(original).toHaveBeenCalledTimes(1);
});

test("who asks later need not wait", async () => {
  const { ask } = asking(jest.fn(async () => "data"));
  expect(await ask(PICTURE, CARD)).toBe("data");
  expect(ask(PICTURE, CARD)).toBe("data");
});

test("another size, another picture and another state of the same file are worked out by themselves", async () => {
  const { original, ask } = asking();
  await ask(PICTURE, CARD);
  await ask(PICTURE, { width: 1200 });
  await ask({ ...PICTURE, id: "b" }, CARD);
  await ask({ ...PICTURE, internal: { contentDigest: "2" } }, CARD);
  expect(original).toHaveBeenCalledTimes(4);
});

test("a page that gets a remembered answer depends on the file, too", async () => {
  const { getNodeById, ask } = asking();
  await ask(PICTURE, CARD);
  await ask(PICTURE, CARD, "/blog/a");
  expect(getNodeById.mock.calls).toEqual([[{ id: "file a" }, { path: "/blog/a" }]]);
});

test("a failure is not remembered", async () => {
  const original = jest.fn(async (..._: unknown[]): Promise<unknown> => ({}));
  original.mockRejectedValueOnce(new Error("cut off"));
  const { ask } = asking(original);
  await expect(ask(PICTURE, CARD)).rejects.toThrow("cut off");
  await expect(ask(PICTURE, CARD)).resolves.toEqual({});
});

test("Gatsby's own resolver of the field is the one that is asked", async () => {
  const createResolvers = jest.fn();
  rememberPictures({ createResolvers });
  const { resolve } = createResolvers.mock.calls[0][0].ImageSharp.gatsbyImageData;
  const originalResolver = jest.fn(async () => "data");
  const context = { nodeModel: { getNodeById: jest.fn() } };
  expect(await resolve(PICTURE, CARD, context, { originalResolver })).toBe("data");
  expect(await resolve(PICTURE, CARD, context, { originalResolver })).toBe("data");
  expect(originalResolver).toHaveBeenCalledTimes(1);
});
