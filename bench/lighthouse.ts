import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { browserPath } from "../tools/lib/browser.mjs";

/** The latest version for Node 20. Fetched with npx, because nothing but two benchmarks needs it. */
const LIGHTHOUSE = "lighthouse@12.8.2";
const CHROME_FLAGS = "--headless=new --no-sandbox --disable-background-networking --disable-gpu";
const MAX_OUTPUT_BYTES = 64_000_000;

export type Report = {
  audits: Record<string, { numericValue?: number }>;
  /** Scores from 0 to 1. */
  categories: Record<string, { score: number | null }>;
};

/** One visit with Lighthouse's phone, a new profile each time. Rejects when Lighthouse cannot measure. */
export async function visit(address: string, options: readonly string[] = []): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    "npx",
    ["--yes", LIGHTHOUSE, address, "--quiet", "--output=json", `--chrome-flags=${CHROME_FLAGS}`, ...options],
    { env: { ...process.env, CHROME_PATH: browserPath() }, maxBuffer: MAX_OUTPUT_BYTES },
  );
  return JSON.parse(stdout) as Report;
}
