import path from "node:path";
import type { PluginRef } from "gatsby";
import { articlesFolder } from "../../plugins/gatsby-source-blog-api/blog";
import { contentDirectory } from "../constants/build";
import { remoteBlog } from "./remote-blog";

/** Files that gatsby-source-filesystem skips, since gatsby-source-content reads them. */
const TEXTS = ["**/*.md", "**/*.json"];

const files = (name: string, folder: string, ignore: readonly string[] = []): PluginRef => ({
  resolve: "gatsby-source-filesystem",
  options: { name, path: folder, ignore: [...TEXTS, ...ignore] },
});

function contentFiles(): PluginRef[] {
  const content = contentDirectory();
  const source = remoteBlog();
  if (source === null) return [files("content", content)];
  return [
    // Fetches the remote blog before the next two plugins read its files.
    { resolve: "gatsby-source-blog-api", options: source },
    files("content", content, [path.join(content, source.articles.folder, "**")]),
    files("remote-blog", articlesFolder(source)),
  ];
}

/** Sources of the pictures: the content folder and, with a remote blog, its local copy. */
export const CONTENT_FILES: PluginRef[] = contentFiles();
