/** @jest-environment node */
import type { CreateResolversArgs } from "gatsby";
import { createLastGood, keepBodies } from "./last-good";

const inPreview = () => jest.replaceProperty(process.env, "NODE_ENV", "development");
afterEach(() => jest.restoreAllMocks());

const fails = async (): Promise<string> => {
  throw new Error("a picture is missing");
};

test("in the preview the last good version stays while there is no other", async () => {
  inPreview();
  const lastGood = createLastGood<string>();
  await expect(lastGood("a", fails)).rejects.toThrow("a picture is missing");
  await lastGood("a", async () => "first");
  expect(await lastGood("a", fails)).toBe("first");
  await expect(lastGood("b", fails)).rejects.toThrow("a picture is missing");
  expect(await lastGood("a", async () => "second")).toBe("second");
  expect(await lastGood("a", fails)).toBe("second");
});

test("a build fails", async () => {
  const lastGood = createLastGood<string>();
  await lastGood("a", async () => "first");
  await expect(lastGood("a", fails)).rejects.toThrow("a picture is missing");
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
  expect([await ask("html", fails), await ask("headings", fails)]).toEqual([
    "<p>Words.</p>",
    ["Words"],
  ]);
});
