import path from "node:path";
import type { PluginRef } from "gatsby";
import { contentDirectory, remoteBlogFolder, remoteBlogUrl } from "../../../constants/build";
import { treeFolder } from "../../content-loader/remote-blog/copy";

/**
 * Markdown and JSON are read by gatsby-plugin-content, whose entries gatsby-transformer-remark
 * renders.
 */
const TEXTS = ["**/*.md", "**/*.json"];

const files = (name: string, folder: string, ignore: readonly string[] = []): PluginRef => ({
  resolve: "gatsby-source-filesystem",
  options: { name, path: folder, ignore: [...TEXTS, ...ignore] },
});

function contentFiles(): PluginRef[] {
  const content = contentDirectory();
  const url = remoteBlogUrl();
  if (url === null) return [files("content", content)];
  return [
    // Fetches the remote blog before the next two plugins read its files.
    "gatsby-source-blog-api",
    files("content", content, [path.join(content, "blog", "**")]),
    files("remote-blog", treeFolder(remoteBlogFolder(url))),
  ];
}

/** Sources of the pictures: the content folder and, with a remote blog, its local copy. */
export const CONTENT_FILES: PluginRef[] = contentFiles();
