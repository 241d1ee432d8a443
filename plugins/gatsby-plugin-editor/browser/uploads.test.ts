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
  "%s is refused with advice",
  (name) => {
    expect(uploadFault(name)).toContain(
      `"${name}" cannot be shown by browsers. Choose a picture (JPEG, `,
    );
  },
);

test.each(["写真.jpg", "мой.png", ".jpg", "👋🏽.gif"])("%s is to be renamed", (name) => {
  expect(uploadFault(name)).toBe(`Rename "${name}", with Latin letters or digits.`);
});

// That an accepted one does, and smaller, is shown by `e2e/editor/editor.spec.ts`: there is no
// canvas here.
test("a refused file never reaches the CMS", () => {
  takeUploads(CONTENT_MODEL);
  const alert = jest.spyOn(window, "alert").mockImplementation();
  const input = Object.assign(document.body.appendChild(document.createElement("input")), {
    type: "file",
  });
  const taken = jest.fn();
  input.addEventListener("change", taken);
  Object.defineProperty(input, "files", { value: [new File(["x"], "a.heic")] });
  input.dispatchEvent(new Event("change", { bubbles: true }));
  expect(alert).toHaveBeenCalledWith(expect.stringContaining('"a.heic"'));
  expect(taken).not.toHaveBeenCalled();
});
