import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type Sample, writeArticle } from "./articles";

const BLOG = path.join("content", "blog");
/** What a build of the project needs none of, or makes itself. */
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

/** A project of its own in a temporary folder: nothing in it is left from a build before. */
export type Workspace = { folder: string; remove: () => void };

/** Links to every package, beside caches of its own: those of the project would make a clean build quicker than it is. */
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

/** Adds generated articles to those of the sample until there are so many, or as many as the sample has. */
function fill(folder: string, articles: number, sample: Sample): void {
  for (let index = sample.articles.length; index < articles; index++)
    writeArticle(path.join(folder, BLOG), index, sample);
}

/** The project with so many articles. */
export function ownWorkspace(articles: number, sample: Sample): Workspace {
  const workspace = emptyWorkspace("own");
  for (const name of readdirSync("."))
    if (!LEFT_OUT.has(name)) cpSync(name, path.join(workspace.folder, name), { recursive: true });
  fill(workspace.folder, articles, sample);
  return workspace;
}

/** The smallest Gatsby blog with the very same Markdown files: one template, one list, no pictures, no styles. */
export function smallestWorkspace(articles: number, sample: Sample): Workspace {
  const workspace = emptyWorkspace("smallest");
  cpSync("bench/blog/smallest", workspace.folder, { recursive: true });
  cpSync(BLOG, path.join(workspace.folder, BLOG), { recursive: true, filter: (file) => !file.endsWith(".jpg") });
  fill(workspace.folder, articles, sample);
  return workspace;
}
