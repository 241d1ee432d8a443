import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

const SITE = path.resolve("dist/site");

/** Every page of the built site by its address, the 404 page excepted. */
export function builtPages(): string[] {
  if (!existsSync(SITE)) throw new Error("There is no built site: run `npm run build` first");
  return readdirSync(SITE, { recursive: true, encoding: "utf8" })
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, "/"))
    .filter((route) => route !== "/404")
    .sort();
}

/** The file of the built site that a page is. */
export function pageFile(route: string): string {
  return path.join(SITE, route, "index.html");
}
