import { Parser } from "htmlparser2";

/**
 * The parts of a document by name, in lower case. The value is the text of an XML part, empty for any
 * other part, `null` for one that cannot be examined: too large, or ambiguous.
 */
export type Parts = ReadonlyMap<string, string | null>;

export type Attributes = Readonly<Record<string, string>>;

/** The name of an element or attribute without its prefix: documents may choose any prefix. */
export const localName = (name: string): string => name.slice(name.lastIndexOf(":") + 1);

/** The values of all attributes of a name, whatever their prefix. */
export const valuesOf = (attributes: Attributes, name: RegExp): string[] =>
  Object.entries(attributes).flatMap(([key, value]) => (name.test(localName(key)) ? value : []));

/**
 * How deep elements may be nested. Real documents have a tenth of it; deeper ones would keep the
 * parser busy for minutes.
 */
const MAX_DEPTH = 1_000;

/**
 * Visits the elements and texts of an XML file, with comments, CDATA sections and character
 * references resolved.
 * @param element gets local names
 * @param text gets the local name of the element around it
 * @returns whether it has visited the whole file
 */
export function visitXml(
  xml: string,
  element: (name: string, attributes: Attributes) => void,
  text: (element: string, text: string) => void,
): boolean {
  const around: string[] = [];
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        if (around.push(localName(name)) > MAX_DEPTH) parser.pause();
        element(localName(name), attributes);
      },
      ontext: (words) => text(around.at(-1) ?? "", words),
      onclosetag: () => around.pop(),
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return around.length <= MAX_DEPTH;
}

/**
 * An entity declaration, a document type of another computer, or an encoding in which ASCII bytes
 * are other characters: programs may read another text, and no office program writes these.
 */
const AMBIGUOUS =
  /<!ENTITY|<!DOCTYPE[^>]*["']\s*(?!http:\/\/www\.w3\.org\/)(?:[a-z][a-z\d+.-]*:|[\\/]{2})|^\s*<\?xml[^>]*\bencoding\s*=\s*["'](?!utf-8|utf-16|us-ascii|iso-8859|windows-125)/i;

/** The text of an XML file in UTF-8 or UTF-16: `""` for other files, `null` for ambiguous ones. */
export function decodeXml(bytes: Buffer): string | null {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes);
  if (!/^\s*</.test(text)) return "";
  return AMBIGUOUS.test(text) ? null : text;
}

/** By the byte order mark, or by the first `<`. */
function encodingOf([first, second]: Buffer): string {
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return "utf-16be";
  return "utf-8";
}
