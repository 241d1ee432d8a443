import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

export type SiteFiles = Record<string, string | Buffer>;

export const HASH = "0123456789abcdef0123";

export const SCRIPT = "console.log('a script that is worth compressing');\n".repeat(100);

/** A thousand bytes, of which no two ranges are equal. */
export const VIDEO = Buffer.from(
  Array.from({ length: 1000 }, (_, index) => (index * 7 + Math.floor(index / 256)) % 256),
);

/** A small site with the structure of Gatsby's `public/`. */
export const SITE: SiteFiles = {
  "index.html": page("home"),
  "404.html": page("This page could not be found"),
  "400.html": page("This page could not be found (400)"),
  "404/index.html": page("This page could not be found"),
  "works/index.html": page("works"),
  "works.html": page("works"),
  "works/hid/index.html": page("hid"),
  "works/caf\u00e9/index.html": page("caf\u00e9"),
  "admin/index.html": page("editor"),
  "page-data/works/page-data.json": '{"path":"/works"}',
  "robots.txt": "User-agent: *\n",
  "intro.webm": VIDEO,
  "logo.svg": "<svg xmlns='http://www.w3.org/2000/svg'></svg>",
  [`app-${HASH}.js`]: SCRIPT,
  ".env": "SECRET=1",
  ".well-known/security.txt": "Contact: https://agency.example/contact\n",
  _headers: [
    "/*",
    "  content-security-policy: default-src 'self'",
    "/works/hid",
    "  Content-Security-Policy: default-src 'self' 'wasm-unsafe-eval'",
    "/static/*",
    "  cross-origin-resource-policy: cross-origin",
    "/logo.svg",
    "  content-security-policy: sandbox",
  ].join("\n"),
  _redirects:
    "# moved\n/old-work/  /works/hid  301\n/jobs /career-page?from=jobs#open\n/jobs /not-reached\n/about.html /works\n/spring /works?a=1#new 302\n/fair /404.html 410",
};

/** A page large enough to be worth compressing. */
export function page(title: string): string {
  return `<!doctype html><title>${title}</title>${"<p>Some words that repeat.</p>".repeat(50)}\n`;
}

/** Makes a temporary folder; `remove` deletes it with everything in it. */
export async function makeFolder(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(path.join(os.tmpdir(), "server-test-"));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

/**
 * Makes a new folder before each test of a file or a block. All are deleted at its end, after the
 * servers that use them.
 */
export function testFolder(): { folder: string } {
  const temp = { folder: "" };
  const folders: string[] = [];
  beforeEach(async () => {
    temp.folder = (await makeFolder()).folder;
    folders.push(temp.folder);
  });
  afterAll(() =>
    Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))),
  );
  return temp;
}

/** Writes a site and, as the build does, compressed copies of its text files. Returns the folder. */
export async function writeSite(folder: string, files: SiteFiles = SITE): Promise<string> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
    if (!/\.(html|js|css|json|xml|svg)$/.test(name)) continue;
    await writeFile(`${file}.br`, brotliCompressSync(content));
    await writeFile(`${file}.gz`, gzipSync(content));
  }
  return folder;
}
