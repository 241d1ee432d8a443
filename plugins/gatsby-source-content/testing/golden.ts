import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * Compares a text with the golden file of the expected one. After an intended change, renew the
 * files with `UPDATE_GOLDEN=1 npx jest <test>` and read the difference.
 * @param file absolute path of the golden file
 */
export function expectGolden(file: string, text: string): void {
  if (process.env.UPDATE_GOLDEN) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  expect(text).toBe(readFileSync(file, "utf8"));
}
