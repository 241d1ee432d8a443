import { Parser } from "htmlparser2";

/**
 * Of a document, by name in lower case: the text of those in XML, and `null` for what is too large
 * or disguised.
 */
export type Parts = ReadonlyMap<string, string | null>;

/** The name of an element or attribute without its prefix, which may be any. */
export const localName = (name: string): string => name.slice(name.lastIndexOf(":") + 1);

/**
 * Elements within each other: real documents have a tenth; more would keep the parser busy for
 * minutes.
 */
const DEEPEST = 1_000;

/**
 * Goes through an XML file as programs read it: comments, sections of CDATA and letters that are
 * written as numbers hide nothing. Elements come by their local names, text by the element that has
 * begun last.
 * @returns whether it has seen the whole file
 */
export function visitXml(
  xml: string,
  element: (name: string, attributes: Readonly<Record<string, string>>) => void,
  text: (element: string, text: string) => void,
): boolean {
  let last = "";
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1;
        if (depth > DEEPEST) parser.pause();
        last = localName(name);
        element(last, attributes);
      },
      ontext: (words) => text(last, words),
      onclosetag: () => {
        depth -= 1;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
  return depth <= DEEPEST;
}

/**
 * A declaration of entities, or an encoding in which ASCII is not what it seems: no office program
 * writes them.
 */
const DISGUISED =
  /<!ENTITY|^\s*<\?xml[^>]*\bencoding\s*=\s*["'](?!utf-8|utf-16|us-ascii|iso-8859|windows-125)/i;

/**
 * The text of an XML file in UTF-8 or UTF-16: nothing for other files, `null` where it may say
 * other things to other programs.
 */
export function decodeXml(bytes: Buffer): string | null {
  const [first, second] = bytes;
  const isLittle = (first === 0xff && second === 0xfe) || (first === 0x3c && second === 0);
  const isBig = (first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c);
  const text = new TextDecoder(isLittle ? "utf-16le" : isBig ? "utf-16be" : "utf-8").decode(bytes);
  if (!/^\s*</.test(text)) return "";
  return DISGUISED.test(text) ? null : text;
}
