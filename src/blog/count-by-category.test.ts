/** @jest-environment node */
import { countByCategory } from "./count-by-category";

const of = (slug: string | null) => ({ category: slug === null ? null : { slug } });

test("categories keep their order, and those without an article count nothing", () => {
  expect(countByCategory(["b", "a", "c"], [of("a"), of("b"), of("a"), of(null)])).toEqual([
    { slug: "b", total: 1 },
    { slug: "a", total: 2 },
    { slug: "c", total: 0 },
  ]);
});

test("a category with the name of a property of every object is one like others", () => {
  expect(countByCategory(["constructor"], [of("__proto__"), of("constructor")])).toEqual([
    { slug: "constructor", total: 1 },
  ]);
});
