/**
 * Licences, by their SPDX names, that ask for no more than to be named: https://spdx.org/licenses/
 */
const PERMISSIVE = new Set(
  "0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC0-1.0 ISC MIT MIT-0 OFL-1.1 Python-2.0 Unlicense Zlib".split(
    " ",
  ),
);

/**
 * Whether a licence is permissive: of several to choose from one, of several that all hold each.
 * @param expression of SPDX, such as `(MIT OR Apache-2.0)`; anything else is not
 */
export function isPermissive(expression: string): boolean {
  return expression
    .replace(/^\((.*)\)$/, "$1")
    .split(" OR ")
    .some((choice) => choice.split(" AND ").every((name) => PERMISSIVE.has(name)));
}
