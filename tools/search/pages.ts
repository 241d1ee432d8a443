import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { addressOf, isPage } from "../publish/built-site";
import { listBelow } from "../publish/files";
import { isSearched, SEARCHED_FOLDERS, searchedHtml } from "./page-records";

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

type Facts = Pick<SearchedPage, "date" | "digest">;

const IS_ARTICLE = /^\/blog\//;
const DATE = /<time[^>]*\bdatetime="([^"]+)"/i;

function read(directory: string, file: string): Facts {
  const html = searchedHtml(readFileSync(path.join(directory, file), "utf8")) ?? "";
  const date = IS_ARTICLE.test(addressOf(file)) ? (DATE.exec(html)?.[1] ?? "") : "";
  return { date, digest: createHash("sha256").update(html).digest("hex") };
}

/** The pages of a built site that are searched, in the order of their addresses. */
export function searchedPages(directory: string): SearchedPage[] {
  const pages: SearchedPage[] = [];
  for (const file of SEARCHED_FOLDERS.flatMap((folder) => listBelow(directory, folder))) {
    const address = addressOf(file);
    if (!isPage(file) || !file.endsWith("/index.html") || !isSearched(address)) continue;
    pages.push({ file, address, ...read(directory, file) });
  }
  return pages;
}
