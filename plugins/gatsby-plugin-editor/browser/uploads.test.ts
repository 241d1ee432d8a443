import { CONTENT_MODEL } from "../../../src/content-model/content-model";
import { takeUploads, uploadFault } from "./uploads";

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
