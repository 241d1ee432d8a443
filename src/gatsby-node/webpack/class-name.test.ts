import { readdirSync } from "node:fs";
import path from "node:path";
import { classNameOf } from "./class-name";

const ROOT = process.cwd();

const nameIn = (file: string, name = "root") =>
  classNameOf({ resourcePath: path.join(ROOT, file), rootContext: ROOT }, "", name);

test("classes of one file end with the same letters", () => {
  expect(nameIn("src/a.module.scss", "root")).toMatch(/^root-[\w-]{3}$/);
  expect(nameIn("src/a.module.scss", "title").slice(-3)).toBe(
    nameIn("src/a.module.scss", "root").slice(-3),
  );
});

test("no two style sheets of the site have the same letters", () => {
  const sheets = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".module.scss"),
  );
  expect(sheets.length).toBeGreaterThan(50);
  expect(new Set(sheets.map((file) => nameIn(path.join("src", file)))).size).toBe(sheets.length);
});
