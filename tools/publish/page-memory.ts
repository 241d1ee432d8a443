import { findCssUrls } from "./css-urls";
import type { Link } from "./html-page";

/** Smaller style sheets are parsed as quickly as they are looked up. */
const SMALLEST_STYLE = 1000;
/** As many as there are templates, and some more: a site whose pages had one each would fill the memory with them. */
const MOST_STYLES = 100;

const STYLE = /<style(?:\s[^>]*)?>/g;
const STYLE_END = "</style>";

/** What pages have in common, kept once for all of them. */
export type Memory = {
  /** The one copy of a string, free of the document it was cut from, which it would otherwise keep in memory. */
  intern: (text: string) => string;
  /** The links in an attribute's value, which are known from then on: most stand on every page. */
  readLinks: (where: Omit<Link, "url">, value: string, urlsOf: (value: string) => readonly string[]) => readonly Link[];
  /** The addresses in a style sheet; it is known from then on. */
  readStyle: (css: string) => readonly string[];
  /** A page without the style sheets that are known, which are most of it, and the addresses in these. */
  knownStyles: (html: string) => { rest: string; urls: readonly string[] };
};

function createInterner(): Memory["intern"] {
  const known = new Map<string, string>();
  return (text) => {
    const found = known.get(text);
    if (found !== undefined) return found;
    const copy = Buffer.from(text).toString();
    known.set(copy, copy);
    return copy;
  };
}

function createLinkReader(intern: Memory["intern"]): Memory["readLinks"] {
  const known = new Map<string, Map<string, readonly Link[]>>();
  return ({ element, attribute, rel }, value, urlsOf) => {
    const kind = `${element} ${attribute} ${rel}`;
    const ofKind = known.get(kind) ?? new Map<string, readonly Link[]>();
    const found = ofKind.get(value);
    if (found) return found;
    const same = { element: intern(element), attribute: intern(attribute), rel: intern(rel) };
    const links = urlsOf(value).map((url): Link => ({ ...same, url: intern(url) }));
    known.set(kind, ofKind.set(intern(value), links));
    return links;
  };
}

export function createMemory(): Memory {
  const intern = createInterner();
  /** Compared rather than looked up: to find a text of 90 kB in a map, all of it has to be copied and hashed. */
  const styles: { css: string; urls: readonly string[] }[] = [];

  const styleAt = (html: string, start: number) => {
    const index = styles.findIndex(
      ({ css }) => html.startsWith(css, start) && html.startsWith(STYLE_END, start + css.length),
    );
    const found = styles[index];
    // The next page is most often of the same kind.
    if (found && index > 0) {
      styles.splice(index, 1);
      styles.unshift(found);
    }
    return found;
  };

  const readStyle = (css: string): readonly string[] => {
    const urls = findCssUrls(css).map(intern);
    if (css.length >= SMALLEST_STYLE && styles.length < MOST_STYLES)
      styles.unshift({ css: Buffer.from(css).toString(), urls });
    return urls;
  };

  const knownStyles = (html: string): { rest: string; urls: readonly string[] } => {
    let [rest, end] = ["", 0];
    const urls: string[] = [];
    for (const { index, 0: tag } of html.matchAll(STYLE)) {
      const start = index + tag.length;
      if (index < end) continue;
      const found = styleAt(html, start);
      if (!found) continue;
      rest += html.slice(end, start);
      end = start + found.css.length;
      urls.push(...found.urls);
    }
    return { rest: rest + html.slice(end), urls };
  };

  return { intern, readLinks: createLinkReader(intern), readStyle, knownStyles };
}
