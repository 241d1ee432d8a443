import type { Thing } from "schema-dts";

/** Characters that could end the script element, or begin an entity. */
const UNSAFE = /[<>&\u2028\u2029]/g;

/** Serialises structured data to JSON that is safe within a script element. */
export function graphText(things: readonly Thing[]): string {
  const text = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  return text.replace(
    UNSAFE,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
