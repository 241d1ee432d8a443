/** @jest-environment node */
import type { CreateResolversArgs } from "gatsby";
import { createLastGood, keepBodies } from "./last-good";

const inPreview = () => jest.replaceProperty(process.env, "NODE_ENV", "development");
afterEach(() => jest.restoreAllMocks());

const fail = async (): Promise<string> => {
  throw new Error("a picture is missing");
};

describe("in the preview", () => {
  const lastGood = createLastGood<string>();
  beforeEach(inPreview);

  test("a failure without a good version before it remains one", async () => {
    await expect(lastGood("a", fail)).rejects.toThrow("a picture is missing");
  });

  test("a failure is answered with the last good version", async () => {
    await lastGood("b", async () => "first");
    expect(await lastGood("b", fail)).toBe("first");
    expect(await lastGood("b", async () => "second")).toBe("second");
    expect(await lastGood("b", fail)).toBe("second");
  });

  test("a good version answers for its own key only", async () => {
    await lastGood("c", async () => "first");
    await expect(lastGood("d", fail)).rejects.toThrow("a picture is missing");
  });
});

test("a build fails although there was a good version", async () => {
  const lastGood = createLastGood<string>();
  await lastGood("a", async () => "first");
  await expect(lastGood("a", fail)).rejects.toThrow("a picture is missing");
});

test("the preview keeps each field of a text", async () => {
  inPreview();
  type Field = {
    resolve: (source: object, args: object, context: object, info: object) => Promise<unknown>;
  };
  let fields: Record<string, Field> = {};
  const createResolvers = (resolvers: { MarkdownRemark: Record<string, Field> }) => {
    fields = resolvers.MarkdownRemark;
  };
  keepBodies({ createResolvers } as unknown as Pick<CreateResolversArgs, "createResolvers">);
  const ask = (field: string, originalResolver: () => unknown) =>
    fields[field]?.resolve({ id: "1" }, {}, {}, { originalResolver });
  await ask("html", () => "<p>Words.</p>");
  await ask("headings", async () => ["Words"]);
  expect([await ask("html", fail), await ask("headings", fail)]).toEqual([
    "<p>Words.</p>",
    ["Words"],
  ]);
});
