/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import GithubSlugger from "github-slugger";

const EXTENSIONS = "tsx?|mjs|cjs|js|scss|json|md|sh|yml";
const COMMENT = /^\s*(?:\/\*|\*|\/\/|#(?!!)).*|[ ;,{(]\/\/ .*/gm;
/**
 * A name such as `package.json` or `tools/lint/names.test.ts`, not part of an address or a glob.
 */
const FILE_NAME = new RegExp(
  `(?<![\\w/.*:@-])(?:[\\w.-]+/)*[\\w-][\\w.-]*\\.(?:${EXTENSIONS})\\b(?![\\w/*-])`,
  "g",
);
/** Names that look like files: of packages, products, and files that a build writes. */
const OTHER_NAMES = new Set(["Node.js", "server.mjs", "highlight.js", "opentype.js"]);

const git = (...args: string[]) =>
  execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);
const files = git("ls-files").filter((file) => existsSync(file));
const read = (file: string): string => readFileSync(file, "utf8");

test("every file that a comment names exists", () => {
  const known = new Set(
    files.flatMap((file) => file.split("/").map((_, at, parts) => parts.slice(at).join("/"))),
  );
  const code = files.filter((file) => /^(?!content).*\.(tsx?|mjs|cjs|js|scss)$/.test(file));
  const dangling = code.flatMap((file) =>
    (read(file).match(COMMENT) ?? [])
      .flatMap((comment) => comment.match(FILE_NAME) ?? [])
      .filter((name) => !OTHER_NAMES.has(name) && !known.has(name.replace(/^(\.\.?\/)+/, "")))
      .map((name) => `${file}: ${name}`),
  );
  expect(dangling).toEqual([]);
});

test("the content writes the name of each client in one way", () => {
  const contentOf = (pattern: RegExp) => files.filter((file) => pattern.test(file)).map(read);
  const names = contentOf(/^content\/clients\/.*\.json$/).map((text) =>
    String(JSON.parse(text).name),
  );
  const texts = contentOf(/^content\/.*\.(json|md)$/).join("\n");
  const found = names.flatMap((name) => texts.match(new RegExp(`\\b${name}\\b`, "gi")) ?? []);
  // Addresses, and words of the language, are in small letters.
  expect(found.filter((name) => name !== name.toLowerCase() && !names.includes(name))).toEqual([]);
});

describe("the documentation", () => {
  const pages = files
    .filter((file) => file.endsWith(".md") && !/^content\/\w+\/.+\//.test(file))
    // A superseded decision names the files of its time.
    .filter((file) => !/^- Status: superseded/m.test(read(file)));
  const withoutCode = (text: string): string => text.replace(/^([ \t]*)```[\s\S]*?^\1```/gm, "");

  function anchorsOf(file: string): Set<string> {
    const slugger = new GithubSlugger();
    const headings = withoutCode(read(file)).matchAll(/^#+ (.+)$/gm);
    return new Set(
      [...headings].map(([, title = ""]) =>
        slugger.slug(title.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")),
      ),
    );
  }

  test.each(pages)("%s links to files and headings that exist", (page) => {
    const links = [...withoutCode(read(page)).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)].map(
      ([, link = ""]) => link,
    );
    const dangling = links.filter((link) => {
      const [name = "", anchor] = link.split("#");
      const file = name === "" ? page : path.join(path.dirname(page), name);
      return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).has(anchor));
    });
    expect(dangling).toEqual([]);
  });

  test.each(pages)("%s names files and folders that exist", (page) => {
    const roots = new Set(files.map((file) => file.split("/")[0]));
    const names = [...withoutCode(read(page)).matchAll(/`([\w.-]+\/[\w./-]+)`/g)].map(
      ([, name = ""]) => name,
    );
    expect(
      names.filter(
        (name) =>
          roots.has(name.split("/")[0]) && !existsSync(name) && !existsSync(`${name}.spec.ts`),
      ),
    ).toEqual([]);
    const known = new Set(files.map((file) => path.basename(file)));
    const bare = [...withoutCode(read(page)).matchAll(/`(\w[\w.-]*\.(?:[cm]?tsx?|[cm]js))`/g)].map(
      ([, name = ""]) => name,
    );
    expect(bare.filter((name) => !known.has(name) && !OTHER_NAMES.has(name))).toEqual([]);
  });
});
