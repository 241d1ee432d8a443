import { CONTENT_MODEL } from "../../../src/content-model/content-model";
import { PICTURE } from "./text-parts";
import { sizeFault, takeUploads, uploadFault, widthOfText, widthQuestion } from "./uploads";

test.each([
  "a.jpg",
  "A.JPEG",
  "a b.png",
  "a.webp",
  "a.avif",
  "a.gif",
  "é.svg",
  "a.mp4",
  "a.webm",
  "a.vtt",
])("%s can be uploaded", (name) => {
  expect(uploadFault(name)).toBeNull();
});

test.each(["IMG_0001.HEIC", "a.tiff", "a.mov", "a.pdf", "a.jpg.exe"])(
  "%s is refused with the advice to choose another kind",
  (name) => {
    expect(uploadFault(name)).toContain(
      `"${name}" cannot be shown by browsers. Choose a picture (JPEG, `,
    );
  },
);

test.each(["写真.jpg", "мой.png", ".jpg", "👋🏽.gif"])(
  "%s is refused with the advice to rename it",
  (name) => {
    expect(uploadFault(name)).toBe(`Rename "${name}", with Latin letters or digits.`);
  },
);

test("a picture that is too small for its place is refused with both sizes", () => {
  const needed = { width: 1920, height: 1080 };
  expect(sizeFault("a.jpg", { width: 1920, height: 1000 }, needed)).toBe(
    '"a.jpg" has 1920 x 1000 pixels; its place needs at least 1920 x 1080. Choose a larger picture.',
  );
  expect(sizeFault("a.jpg", needed, needed)).toBeNull();
  expect(sizeFault("a.jpg", { width: 1, height: 1 }, null)).toBeNull();
});

test("a picture that is narrower than its text is uploaded after a question", () => {
  const width = widthOfText(JSON.stringify(PICTURE.fields));
  expect(width).toBe(CONTENT_MODEL.slots.prose?.baseWidth);
  expect(widthQuestion("a.png", { width: 400, height: 900 }, width)).toBe(
    '"a.png" is 400 pixels wide; a text has room for 680. It will be shown at its own size. Upload it all the same?',
  );
  expect(widthQuestion("a.png", { width: 680, height: 1 }, width)).toBeNull();
  expect(widthQuestion("a.png", { width: 1, height: 1 }, widthOfText("A file."))).toBeNull();
});

// `e2e/editor/editor.spec.ts` shows that an accepted file reaches it, made smaller: jsdom has no
// canvas.
test("a refused file never reaches the CMS", () => {
  takeUploads(CONTENT_MODEL);
  const alert = jest.spyOn(window, "alert").mockImplementation();
  const input = Object.assign(document.body.appendChild(document.createElement("input")), {
    type: "file",
  });
  const onChange = jest.fn();
  input.addEventListener("change", onChange);
  Object.defineProperty(input, "files", { value: [new File(["x"], "a.heic")] });
  input.dispatchEvent(new Event("change", { bubbles: true }));
  expect(alert).toHaveBeenCalledWith(expect.stringContaining('"a.heic"'));
  expect(onChange).not.toHaveBeenCalled();
});
