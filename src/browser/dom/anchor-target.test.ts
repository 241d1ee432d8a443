import { anchorTarget } from "./anchor-target";

beforeEach(() => {
  document.body.innerHTML = '<h2 id="ux-design"></h2><h2 id="größe"></h2>';
});

test.each(["#ux-design", "#ux-design?utm_source=letter&gclid=a", "#ux-design&fbclid=a"])(
  "%s leads to the section, whatever a newsletter has appended",
  (hash) => {
    expect(anchorTarget(hash)?.id).toBe("ux-design");
  },
);

test("an encoded name is decoded", () => {
  expect(anchorTarget("#gr%C3%B6%C3%9Fe")?.id).toBe("größe");
});

test.each(["", "#", "#missing", "#%E4", "#?gclid=a"])("%j leads nowhere", (hash) => {
  expect(anchorTarget(hash)).toBeNull();
});
