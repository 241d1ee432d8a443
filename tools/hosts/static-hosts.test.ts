/** @jest-environment node */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

const BUILT = path.resolve("public");

/**
 * What static hosts look for at an address without a slash at its end, in order; `/` is a redirect
 * to the folder. Source: https://github.com/slorber/trailing-slash-guide, and for Netlify its
 * default, the stricter one.
 */
const HOSTS: Record<string, readonly string[]> = {
  "Cloudflare Pages": [".html", "/"],
  "GitHub Pages": [".html", "/"],
  Netlify: [".html", "/"],
  Vercel: ["/index.html"],
  Render: [".html", "/index.html"],
};

const read = (file: string) => readFileSync(path.join(BUILT, file), "utf8");

/** The addresses in a sitemap or its index, without their host. */
const listed = (file: string): string[] =>
  [...read(file).matchAll(/<loc>([^<]+)/g)].map(([, url = ""]) => new URL(url).pathname);

/** The canonical address of the page that a host sends; what it does otherwise, such as `/`. */
function answer(address: string, endings: readonly string[]): string {
  const name = address === "/" ? "/index" : address;
  const candidates = address === "/" ? [".html"] : endings;
  const found = candidates.find((ending) => existsSync(path.join(BUILT, name + ending)));
  if (!found?.endsWith(".html")) return `a redirect, or nothing: ${found}`;
  const [, url = ""] = /rel="canonical" href="([^"]+)"/.exec(read(name + found)) ?? [];
  return new URL(url).pathname;
}

const describeBuilt = existsSync(path.join(BUILT, "sitemap-index.xml")) ? describe : describe.skip;

describeBuilt("every address of the sitemap, as the host documents it (needs a build)", () => {
  test.each(Object.entries(HOSTS))(
    "%s sends the page whose canonical address it is",
    (_, files) => {
      const pages = listed("sitemap-index.xml").flatMap(listed);
      expect(pages.length).toBeGreaterThan(10);
      expect(pages.map((page) => answer(page, files))).toEqual(pages);
    },
  );
});
