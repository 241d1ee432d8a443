import path from "node:path";
import { listFiles } from "./list-files";

export type BuiltPage = {
  /** Address on the site, such as `/works`; `/` is the home page. */
  address: string;
  /** File with the HTML, relative to the site, such as `works/index.html`. */
  file: string;
};

/**
 * Finds the pages that Gatsby has built, by their page data. Other HTML in the folder, such as that
 * of static files, is not among them.
 * @param site folder of the built site
 */
export function builtPages(site: string): BuiltPage[] {
  const data = listFiles(path.join(site, "page-data"));
  return data
    .filter((file) => file.endsWith("/page-data.json"))
    .map((file) => path.posix.dirname(file))
    .map((name) => {
      if (name === "index") return { address: "/", file: "index.html" };
      return { address: `/${name}`, file: name.endsWith(".html") ? name : `${name}/index.html` };
    });
}
