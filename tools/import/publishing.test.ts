/** @jest-environment node */
import { DATED, importFrom, post, prepareContent } from "./testing/import-from";

prepareContent();

test("what keeps an article back is never offered for ignoring, nor may it be ignored", async () => {
  const source = {
    "a.md": post(`${DATED}\ndraft: true\nmood: good`),
    "b.md": post(`${DATED}\nis_hidden: yes\nprivate: no\npublish: false`),
    "2020-01-01-c.md": post("date: soon"),
  };
  const { proposal, text } = await importFrom(source);
  expect(proposal).toContain('add those to "ignored" that never keep one back: mood');
  expect(text).toContain('has "is_hidden"');
  expect(text).not.toMatch(/add "(?:date|draft|is_hidden|publish)"|has "private"/);
});

test.each(["Draft", "published", "status", "is_hidden", "unlisted", "expiryDate", "permalink"])(
  "a mapping that ignores %s is refused",
  async (name) => {
    const ignore = (mapping: object) => Object.assign(mapping, { ignored: ["toc", name] });
    await expect(importFrom({ "a.md": post(`${DATED}\n${name}: x`) }, ignore)).rejects.toThrow(
      `ignored.1: "${name}" may keep an article back`,
    );
  },
);
