import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { isPage } from "../build/built-site";
import { listFiles } from "../build/files";
import { isSearched, searchedHtml } from "./page-records";

/** A built page that holds something to find. */
export type SearchedPage = {
  /** Below the built site. */
  file: string;
  address: string;
  /** Of an article, YYYY-MM-DD. */
  date: string;
  /** Changes with what can be found in it. */
  digest: string;
};

const IS_ARTICLE = /^\/blog\//;
const DATE = /<time[^>]*\bdatetime="([^"]+)"/i;

const addressOf = (file: string): string => `/${file.replace(/(?:^|\/)index\.html$/, "")}`;

/** The pages of a built site that are searched, in the order of their addresses. */
export function searchedPages(directory: string): SearchedPage[] {
  const pages: SearchedPage[] = [];
  for (const file of listFiles(directory).keys()) {
    const address = addressOf(file);
    if (!isPage(file) || !file.endsWith("/index.html") || !isSearched(address)) continue;
    const html = searchedHtml(readFileSync(path.join(directory, file), "utf8")) ?? "";
    const date = IS_ARTICLE.test(address) ? (DATE.exec(html)?.[1] ?? "") : "";
    pages.push({ file, address, date, digest: createHash("sha256").update(html).digest("hex") });
  }
  return pages;
}
