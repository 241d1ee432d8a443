/** @jest-environment node */
import { readFileSync } from "node:fs";
import { isPermissive } from "../../lib/licences";

type Locked = {
  version?: string;
  license?: string;
  integrity?: string;
  inBundle?: boolean;
  hasInstallScript?: boolean;
};

const { "": _root, ...locked } = JSON.parse(readFileSync("package-lock.json", "utf8"))
  .packages as Record<string, Locked>;
const packages = Object.entries(locked).map(([path, entry]) => ({
  name: path.replace(/^.*node_modules\//, ""),
  ...entry,
}));

/** Packages with install scripts, which npm does not run (`.npmrc`). `docs/security.md` says why. */
const NEEDLESS_INSTALL_SCRIPTS = [
  "@parcel/watcher",
  "@swc/core",
  "core-js",
  "core-js-pure",
  "es5-ext",
  "esbuild",
  "gatsby",
  "gatsby-cli",
  "lmdb",
  "msgpackr-extract",
  "sharp",
];

/** Licences of packages that name theirs in an old form, or only in a file. */
const LICENCES: Record<string, string> = {
  busboy: "MIT",
  linkfs: "Unlicense",
  not: "MIT",
  streamsearch: "MIT",
  "svg-tags": "MIT",
  "valid-url": "MIT",
  "xmlhttprequest-ssl": "MIT",
};

/** Packages that build or test the site and are not distributed with it. */
const NOT_DISTRIBUTED = /^(?:@img\/sharp-|axe-core$|caniuse-lite$|commonmark-spec$|satori$)/;

test("docs/README.md says of each package of package.json what it is for, and of no other", () => {
  const guide = readFileSync("docs/README.md", "utf8");
  const tables = guide.slice(guide.indexOf("## Dependencies"), guide.indexOf("`overrides` in"));
  const cells = [...tables.matchAll(/^\| (?!Package)([^|]+) \|/gm)].map(([, cell = ""]) => cell);
  const explained = cells.flatMap((cell) => cell.split(", "));
  const { dependencies, devDependencies } = JSON.parse(readFileSync("package.json", "utf8"));
  const installed = Object.keys({ ...dependencies, ...devDependencies });
  const names = installed.map((name) => name.replace(/^@types\/.*/, "@types/*"));
  expect(explained.sort()).toEqual([...new Set(names)].sort());
});

test("npm runs no install scripts, and each package with one is known", () => {
  expect(readFileSync(".npmrc", "utf8")).toContain("ignore-scripts=true\n");
  const names = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
  expect([...new Set(names)].sort()).toEqual(NEEDLESS_INSTALL_SCRIPTS);
});

test("every package is locked to its content", () => {
  expect(
    packages.filter(({ integrity, inBundle }) => !integrity && !inBundle).map(({ name }) => name),
  ).toEqual([]);
});

test("every distributed package has a permissive licence", () => {
  const refused = packages.filter(
    ({ name, license = LICENCES[name] ?? "" }) =>
      !isPermissive(license) && !NOT_DISTRIBUTED.test(name),
  );
  expect(refused.map(({ name, license }) => `${name}: ${license}`)).toEqual([]);
});

test.each([
  ["MIT", true],
  ["(MIT OR GPL-3.0-only)", true],
  ["Apache-2.0 AND MIT", true],
  ["Apache-2.0 AND LGPL-3.0-or-later", false],
  ["GPL-3.0-only", false],
  ["SEE LICENSE IN LICENSE.md", false],
  ["", false],
])("the licence %j is permissive: %s", (expression, expected) => {
  expect(isPermissive(expression)).toBe(expected);
});
