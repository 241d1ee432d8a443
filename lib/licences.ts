/** SPDX names of licences that only ask to be named: https://spdx.org/licenses/ */
const PERMISSIVE = new Set(
  "0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 OFL-1.1 Python-2.0 Unlicense Zlib".split(
    " ",
  ),
);

/**
 * Whether a licence is permissive: one of those joined by `OR`, all of those joined by `AND`.
 * @param expression an SPDX expression, such as `(MIT OR Apache-2.0)`
 */
export function isPermissive(expression: string): boolean {
  return expression
    .replace(/^\((.*)\)$/, "$1")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((name) => PERMISSIVE.has(name)));
}
