/** @jest-environment node */

import { createCvRule } from "./cv-rule";

const PDF = "%PDF-1.7\n%%EOF";

/** A field with a file, as far as the rule knows fields. */
function fieldWith(file: Partial<File> | null) {
  const input = {
    files: file === null ? [] : [file],
    dispatchEvent: () => true,
    set value(_: string) {
      input.files = [];
    },
  };
  return input;
}

/** Reads the file of a field. */
async function read(rule: ReturnType<typeof createCvRule>, input: object) {
  const { values, problems } = await rule.read({ querySelector: () => input } as never);
  return { ...values, ...problems }.cv;
}

test.each([
  ["Lebenslauf", "", PDF],
  ["1000012345", "application/octet-stream", PDF],
  ["cv.pdf ", "text/plain", PDF],
  ["cv.pdf (1)", "", "PK\u0003\u0004 word/document.xml"],
  ["cv.docx.download", "application/zip", "PK\u0003\u0004 word/document2.xml"],
  ["CV", "", "PK\u0003\u0004 mimetype content.xml"],
])("a file called %j of the type %j is read by what it is", async (name, type, content) => {
  const file = await read(createCvRule(), fieldWith(new File([content], name, { type })));
  expect(file).toMatchObject({ name, type, size: content.length });
});

test.each([
  ["cv.pdf", "MZ", "cvKind"],
  ["cv.docx", "PK\u0003\u0004 xl/workbook.xml", "cvKind"],
  ["cv.pages", "PK\u0003\u0004 Index/Document.iwa", "cvKind"],
  ["cv.pdf", "", "cvEmpty"],
])("a file called %j that begins with %j has the problem %s", async (name, content, problem) => {
  expect(await read(createCvRule(), fieldWith(new File([content], name)))).toBe(problem);
});

test("a large file is not read", async () => {
  const film = { size: 5_000_000_000, arrayBuffer: () => Promise.reject(new Error("read")) };
  expect(await read(createCvRule(), fieldWith(film))).toBe("cvLarge");
});

test("a file in a cloud that is out of reach is taken out of its field, which remembers why", async () => {
  const rule = createCvRule();
  const input = fieldWith({ size: 9, arrayBuffer: () => Promise.reject(new Error("offline")) });
  expect(await read(rule, input)).toBe("cvUnreadable");
  expect(input.files).toEqual([]);
  expect(await read(rule, input)).toBe("cvUnreadable");
  input.files = [new File([PDF], "cv.pdf")];
  expect(await read(rule, input)).toBeInstanceOf(File);
  input.files = [];
  expect(await read(rule, input)).toBe("cvMissing");
});

test("a file is read when it is chosen, and again before it is sent", async () => {
  const file = new File([PDF], "cv.pdf");
  const reading = jest.spyOn(file, "arrayBuffer");
  const rule = createCvRule();
  const input = fieldWith(file);
  await read(rule, input);
  await read(rule, input);
  expect(reading).toHaveBeenCalledTimes(1);
  rule.forget();
  await read(rule, input);
  expect(reading).toHaveBeenCalledTimes(2);
});
