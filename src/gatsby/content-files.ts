import { readdirSync, type Stats } from "node:fs";
import path from "node:path";
import type { PluginRef } from "gatsby";
import { treeFolder } from "../../plugins/gatsby-source-blog-api/copy/mount";
import { contentDirectory } from "../constants/content-directory";
import { remoteBlogFolder, remoteBlogUrl } from "../constants/remote-blog";

/** Markdown and JSON are read by gatsby-plugin-content, whose entries gatsby-transformer-remark renders. */
const TEXTS = [".md", ".json"];

/**
 * Whether a folder holds nothing but texts: to look into one takes gatsby-source-filesystem many times as long as to list it, and
 * each article has one.
 * @param stats left out where gatsby-source-filesystem asks for a path without knowing what it is
 */
export function holdsTextsOnly(candidate: string, stats?: Stats): boolean {
  if (!stats?.isDirectory()) return false;
  try {
    return readdirSync(candidate, { withFileTypes: true }).every(
      (entry) => entry.isFile() && TEXTS.includes(path.extname(entry.name)),
    );
  } catch {
    // Whoever looks into it says why that cannot be done; thrown from here, nobody would hear of it.
    return false;
  }
}

/** The preview looks into all folders: a picture may come to lie in each. */
const isBuild = process.env.gatsby_executing_command === "build";

const files = (name: string, folder: string, ignore: readonly string[] = []): PluginRef => ({
  resolve: "gatsby-source-filesystem",
  options: {
    name,
    path: folder,
    ignore: [...TEXTS.map((ending) => `**/*${ending}`), ...(isBuild ? [holdsTextsOnly] : []), ...ignore],
  },
});

function contentFiles(): PluginRef[] {
  const content = contentDirectory();
  const url = remoteBlogUrl();
  if (url === null) return [files("content", content)];
  return [
    // Reads the remote blog before the two after it look for files.
    "gatsby-source-blog-api",
    files("content", content, [path.join(content, "blog", "**")]),
    files("remote-blog", treeFolder(remoteBlogFolder(url))),
  ];
}

/** Where the pictures come from: the content folder; where the blog is a remote one, its copy, too. */
export const CONTENT_FILES: PluginRef[] = contentFiles();
