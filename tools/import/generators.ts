import { DomUtils, parseDocument } from "htmlparser2";
import type { Typography } from "./text/typography";
import { textOf, valueAt } from "./values";

/** Reads a setting of YAML, TOML or JSON by its path; undefined where no file has it. */
export type Setting = (key: string) => unknown;

type Generator = {
  name: string;
  /** Names in a project's folder by which it is known. */
  files: RegExp;
  /** A folder without which they are another generator's. */
  folder?: string;
  /** The setting with the folder of the host in which the site lies. */
  base?: string;
  /** What its texts look like, by its settings and the code of its configuration. */
  read: (setting: Setting, code: string) => Typography;
};

type Signs = Typography["signs"];

const QUOTES = { '"': "“”", "'": "‘’" };
const SMARTYPANTS: Signs = { ...QUOTES, "...": "…", "---": "—", "--": "–" };
/** SmartyPants of remark: two hyphens are a long dash, and three stay. */
const RETEXT: Signs = { ...SMARTYPANTS, "---": "---", "--": "—" };
const MARKDOWN_IT: Signs = { ...SMARTYPANTS, "(c)": "©", "(r)": "®", "(tm)": "™", "+-": "±" };

const GUILLEMETS: Signs = { "<<": "«", ">>": "»", "<< ": "«\u00a0", " >>": "\u00a0»" };

const decode = (entities: string): string => DomUtils.textContent(parseDocument(entities));

/** YAML 1.2 reads `yes` and `off` as text, the generators did not. */
const isTrue = (value: unknown): boolean => /^(?:true|yes|on)$/i.test(String(value));
const isFalse = (value: unknown): boolean => /^(?:false|no|off)$/i.test(String(value));

/** Signs for four quotation marks, `„“‚‘`. */
function quoteSigns(marks: unknown): Signs {
  const [a, b, c, d] = Array.isArray(marks) ? marks : [...textOf(marks)];
  return d ? { '"': `${a}${b}`, "'": `${c}${d}` } : {};
}

/** kramdown, or one of those before it, which list what they do. */
function jekyll(setting: Setting): Typography {
  const others = JSON.stringify(["markdown", "redcarpet", "rdiscount", "commonmark"].map(setting));
  if (!/^\[(?:null|"kramdown")/i.test(others))
    return {
      lineBreaks: /hard_?(?:wrap|breaks)/i.test(others),
      signs: /"smart"/i.test(others) ? SMARTYPANTS : {},
    };
  const quotes = textOf(setting("kramdown.smart_quotes") ?? "lsquo,rsquo,ldquo,rdquo");
  const [c, d, a, b] = quotes.split(",").map((name) => decode(`&${name.trim()};`));
  const hasDashes = !/no_auto_typographic/.test(
    JSON.stringify(setting("kramdown.gfm_quirks") ?? null),
  );
  return {
    lineBreaks: isTrue(setting("kramdown.hard_wrap")),
    signs: {
      ...(hasDashes && { ...SMARTYPANTS, ...GUILLEMETS }),
      ...quoteSigns([a, b, c, d]),
    },
  };
}

function hugo(setting: Setting): Typography {
  const typographer = setting("markup.goldmark.extensions.typographer");
  const word = (name: string, usual: string) =>
    decode(textOf(valueAt({ typographer }, `typographer.${name}`))) || usual;
  const isOff =
    isFalse(typographer) ||
    isTrue(valueAt({ typographer }, "typographer.disable")) ||
    isFalse(setting("blackfriday.smartypants"));
  return {
    lineBreaks:
      isTrue(setting("markup.goldmark.renderer.hardWraps")) ||
      /hardLineBreak/i.test(JSON.stringify(setting("blackfriday.extensions") ?? null)),
    signs: isOff
      ? {}
      : {
          '"': word("leftDoubleQuote", "“") + word("rightDoubleQuote", "”"),
          "'": word("leftSingleQuote", "‘") + word("rightSingleQuote", "’"),
          "...": word("ellipsis", "…"),
          "---": word("emDash", "—"),
          "--": word("enDash", "–"),
          "<<": word("leftAngleQuote", "«"),
          ">>": word("rightAngleQuote", "»"),
        },
  };
}

/** Its renderer is marked, with a typographer of its own, or markdown-it; both are on. */
function hexo(setting: Setting): Typography {
  const isOn = (...keys: string[]) => !keys.some((key) => isFalse(setting(key)));
  const signs = setting("markdown.render") ? MARKDOWN_IT : SMARTYPANTS;
  const quotes = setting("marked.quotes") ?? setting("markdown.render.quotes");
  return {
    lineBreaks: isOn("marked.breaks", "marked.gfm", "markdown.render.breaks"),
    signs: isOn("marked.smartypants", "markdown.render.typographer")
      ? { ...signs, ...quoteSigns(quotes) }
      : {},
  };
}

/** A configuration that is a program: the options are looked for in its code. */
const program =
  (isSmart: (code: string) => boolean): Generator["read"] =>
  (_, code) => {
    const [, quotes] = /\bquotes\b["']?\s*:\s*["'`]([^"'`]{4})["'`]/.exec(code) ?? [];
    const isOldSchool = /\bdashes\b["']?\s*:\s*["'`]oldschool/.test(code);
    const hasTypographer = /\btypographer\b["']?\s*:\s*true/.test(code);
    const signs: Signs = {
      ...(isSmart(code) && (isOldSchool ? SMARTYPANTS : RETEXT)),
      ...(hasTypographer && MARKDOWN_IT),
    };
    return {
      lineBreaks: /\bbreaks\b["']?\s*:\s*true|remark-(?:hard-)?breaks/.test(code),
      signs: Object.keys(signs).length > 0 ? { ...signs, ...quoteSigns(quotes) } : {},
    };
  };

const hasPlugin = (code: string): boolean => /(?:remark|retext)-smartypants/.test(code);

/** Generators, and how each shows plain words. The first whose files are there counts. */
export const GENERATORS: readonly Generator[] = [
  {
    name: "Hexo",
    files: /^_config[\w.-]*\.ya?ml$/,
    folder: "source/_posts",
    base: "root",
    read: hexo,
  },
  // GitHub's pages need no configuration.
  {
    name: "Jekyll",
    files: /^(?:_config[\w.-]*\.(?:ya?ml|toml)|_posts)$/,
    base: "baseurl",
    read: jekyll,
  },
  {
    name: "Hugo",
    files: /^(?:config\/\w+\/[\w.-]+|hugo|config)\.(?:toml|ya?ml|json)$/,
    read: hugo,
  },
  {
    name: "Eleventy",
    files: /^(?:\.eleventy|eleventy\.config)\.[cm]?[jt]s$/,
    base: "pathPrefix",
    read: program(() => false),
  },
  {
    name: "Gatsby",
    files: /^gatsby-config\.[cm]?[jt]s$/,
    base: "pathPrefix",
    read: program(hasPlugin),
  },
  {
    name: "Astro",
    files: /^astro\.config\.[cm]?[jt]s$/,
    base: "base",
    read: program((code) => !/\bsmartypants\b\s*:\s*false/.test(code)),
  },
  { name: "this JavaScript project", files: /^package\.json$/, read: program(hasPlugin) },
];
