/** @jest-environment node */
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { CONTENT_MODEL } from "../../../src/content-model/content-model";
import type { ImageApi, PictureFile } from "../../gatsby-remark-content/pictures/slot-image";
import { pictureExtension, pictureType } from "./picture-type";

type ImageArgs = { formats: readonly string[] };

// Mocked, because it would generate files; here their addresses identify the picture.
jest.mock("gatsby-plugin-sharp", () => ({
  generateImageData: async ({ file, args }: { file: PictureFile; args: ImageArgs }) => ({
    layout: "constrained",
    width: 960,
    height: 540,
    images: {
      fallback:
        args.formats[0] === "avif"
          ? { srcSet: `${file.id}-960.avif 960w,\n${file.id}-1920.avif 1920w` }
          : { src: `${file.id}-960.jpg` },
    },
  }),
}));

type Image = { images: { sources: { srcSet: string }[] } };
type Resolve = (source: unknown, args: object, context: object) => Promise<Image>;
type Config = { fields: { image: { resolve: Resolve } } };

/** The result of a query for `picture { image }` of an entry. */
async function imageOf(entry: Record<string, unknown>, files = ["plain", "dense"]) {
  const schema = { buildObjectType: (config: object) => config };
  const api = { schema, pathPrefix: "", reporter: {} } as unknown as CreateSchemaCustomizationArgs &
    ImageApi;
  const { fields } = pictureType(api, CONTENT_MODEL) as unknown as Config;
  const findOne = jest.fn(
    async ({ query }: { query: { filter: { relativePath: { eq: string } } } }) => {
      const id = query.filter.relativePath.eq;
      return files.includes(id) ? { id, absolutePath: id, internal: { contentDigest: "1" } } : null;
    },
  );
  const field = pictureExtension.extend({ slot: "article", dense: "pictureRetina" });
  const picture = field.resolve(entry, {}, {}, { fieldName: "picture" });
  const image = picture && (await fields.image.resolve(picture, {}, { nodeModel: { findOne } }));
  return { srcSet: image?.images.sources[0]?.srcSet, findOne };
}

test("a page that queries a picture depends on the file that it gets", async () => {
  const { srcSet, findOne } = await imageOf({ picture: "plain" });
  expect(srcSet).toBe("plain-960.avif 960w,\nplain-1920.avif 1920w");
  expect(findOne).toHaveBeenCalledTimes(1);
});

test("a page that queries a picture with one for dense screens depends on both", async () => {
  const { srcSet, findOne } = await imageOf({ picture: "plain", pictureRetina: "dense" });
  expect(srcSet).toBe("plain-960.avif 960w,\ndense-1920.avif 1920w");
  expect(findOne).toHaveBeenCalledTimes(2);
});

test.each([{}, { picture: null }])(
  "the entry %j has no picture and queries no file",
  async (entry) => {
    const { srcSet, findOne } = await imageOf(entry);
    expect(srcSet).toBeUndefined();
    expect(findOne).not.toHaveBeenCalled();
  },
);

describe("in the preview", () => {
  beforeEach(() => {
    jest.replaceProperty(process.env, "NODE_ENV", "development");
  });
  afterEach(() => jest.restoreAllMocks());

  test("a picture that was never there is an error that names it", async () => {
    await expect(imageOf({ picture: "gone" })).rejects.toThrow("The picture gone is missing");
  });

  test("a picture that is deleted stays", async () => {
    const { srcSet } = await imageOf({ picture: "plain" });
    expect((await imageOf({ picture: "plain" }, [])).srcSet).toBe(srcSet);
  });
});

test("in a build a picture that is deleted is an error that names it", async () => {
  await imageOf({ picture: "plain" });
  await expect(imageOf({ picture: "plain" }, [])).rejects.toThrow("The picture plain is missing");
});
