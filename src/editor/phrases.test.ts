import { merged } from "./phrases";

test("a phrase is replaced, and its neighbours stay", () => {
  const all = { ui: { toast: { saved: "Saved", missing: "Oops" } }, app: { title: "CMS" } };
  expect(merged(all, { ui: { toast: { missing: "Not saved" } } })).toEqual({
    ui: { toast: { saved: "Saved", missing: "Not saved" } },
    app: { title: "CMS" },
  });
});
