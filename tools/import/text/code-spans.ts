/** Blocks of code within fences, and code within a line. */
const CODE =
  /^[ \t>]*(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?\n)?[ \t>]*\1[`~]*[ \t]*$|(?<!`)(`+)(?!`)(?:[^`\n]|\n(?![ \t]*\n)|(?!\2(?!`))`)+?\2(?!`)/gm;

/**
 * Transforms a text and leaves code alone.
 * @param transform gets a piece of text and where it begins
 */
export function outsideCode(text: string, transform: (piece: string, start: number) => string): string {
  let [result, at] = ["", 0];
  for (const match of text.matchAll(CODE)) {
    result += transform(text.slice(at, match.index), at) + match[0];
    at = match.index + match[0].length;
  }
  return result + transform(text.slice(at), at);
}
