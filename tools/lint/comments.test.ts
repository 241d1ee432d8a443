/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const EXTENSIONS = "tsx?|mjs|cjs|js|scss|json|md|sh|yml";
const COMMENT = /^\s*(?:\/\*|\*|\/\/|#(?!!)).*|[ ;,{(]\/\/ .*/gm;
/** A name such as `package.json` or `tools/lint/comments.test.ts`, not part of an address or a glob. */
const FILE_NAME = new RegExp(`(?<![\\w/.*:@-])(?:[\\w.-]+/)*[\\w-][\\w.-]*\\.(?:${EXTENSIONS})\\b(?![\\w/*-])`, "g");

/** Names of packages, products and files written by a build. */
const NO_FILES = new Set(["Node.js", "server.mjs", "highlight.js", "opentype.js"]);

const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).split("\n").filter(Boolean);

test("every file that a comment names exists", () => {
  const files = git("ls-files").filter((file) => existsSync(file));
  const known = new Set(files.flatMap((file) => file.split("/").map((_, at, parts) => parts.slice(at).join("/"))));
  const code = files.filter((file) => /^(?!content).*\.(tsx?|mjs|cjs|js|scss)$/.test(file));
  const dangling = code.flatMap((file) =>
    (readFileSync(file, "utf8").match(COMMENT) ?? [])
      .flatMap((comment) => comment.match(FILE_NAME) ?? [])
      .filter((name) => !NO_FILES.has(name) && !known.has(name.replace(/^(\.\.?\/)+/, "")))
      .map((name) => `${file}: ${name}`),
  );
  expect(dangling).toEqual([]);
});
