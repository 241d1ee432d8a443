import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Sample, writeArticle } from "./articles";

const BLOG = path.join("content", "blog");
/** Entries of the project that a build does not need, or creates. */
const LEFT_OUT = new Set([
  "node_modules",
  ".cache",
  "public",
  "dist",
  "var",
  ".git",
  "e2e",
  "docs",
  "test-results",
  "playwright-report",
]);

/** A separate project in a temporary folder, without anything from previous builds. */
export type Workspace = { folder: string; remove: () => void };

/** Links to every package, with separate caches: the project's own would speed up a clean build. */
function linkPackages(folder: string): void {
  const packages = path.join(folder, "node_modules");
  mkdirSync(packages);
  for (const name of readdirSync("node_modules"))
    if (name !== ".cache") symlinkSync(path.resolve("node_modules", name), path.join(packages, name));
}

function emptyWorkspace(name: string): Workspace {
  const folder = mkdtempSync(path.join(tmpdir(), `bench-${name}-`));
  linkPackages(folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }) };
}

/** Adds generated articles to those of the sample up to the given total. */
function fill(folder: string, articles: number, sample: Sample): void {
  for (let index = sample.articles.length; index < articles; index++)
    writeArticle(path.join(folder, BLOG), index, sample);
}

/** The project with a number of articles. */
export function ownWorkspace(articles: number, sample: Sample): Workspace {
  const workspace = emptyWorkspace("own");
  for (const name of readdirSync("."))
    if (!LEFT_OUT.has(name)) cpSync(name, path.join(workspace.folder, name), { recursive: true });
  fill(workspace.folder, articles, sample);
  return workspace;
}

/** A minimal Gatsby blog with the same Markdown files: one template, one list, no pictures, no styles. */
export function smallestWorkspace(articles: number, sample: Sample): Workspace {
  const workspace = emptyWorkspace("smallest");
  cpSync("bench/blog/smallest", workspace.folder, { recursive: true });
  cpSync(BLOG, path.join(workspace.folder, BLOG), { recursive: true, filter: (file) => !file.endsWith(".jpg") });
  fill(workspace.folder, articles, sample);
  return workspace;
}

/** The smallest page that Gatsby and React can draw. */
export function bareWorkspace(): Workspace {
  const workspace = emptyWorkspace("bare");
  cpSync("bench/bare", workspace.folder, { recursive: true });
  return workspace;
}
