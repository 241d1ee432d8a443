import type { Thing } from "schema-dts";

/** Letters that could end the script, or be read as an entity, when HTML is put together from the text. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/**
 * Structured data as text that may stand in a script element, whatever the content says.
 * @param things the parts of the page; they refer to one another by `@id`
 */
export function graphText(things: readonly Thing[]): string {
  const text = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return text.replace(UNSAFE, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`);
}
