const Slugger = require("github-slugger");
const { IDS: GATSBY_IDS } = require("../../../lib/gatsby-output.cjs");
const { UNSEEN } = require("./text");

/**
 * Ids of the page around a text that a heading could also get. Those with an underscore or a
 * capital letter cannot collide. `e2e/blog/article.spec.ts` finds one that is missing here.
 */
const OF_THE_PAGE = [
  "content",
  "menu",
  "menu-services",
  "related",
  "related-title",
  "intro",
  "next-work-title",
  "project-form",
  "start-project",
  "start-project-title",
  "contact-overlay-title",
  "cc-main",
  ...GATSBY_IDS,
];

/** For headings without a letter or digit. */
const NAMELESS = "section";

/**
 * Stands between an entry's slug, which has no two hyphens in a row, and the id of a heading in its
 * text.
 */
const SEPARATOR = "--";

/** @param {string} words */
function baseOf(words) {
  // One of its own each time: it would count, and not what the page has.
  const slug = new Slugger().slug(words.replace(/\s+/g, " ").trim().replace(UNSEEN, ""));
  return slug.replace(/_+/g, "-").replace(/^-+$/, "") || NAMELESS;
}

/**
 * Makes names unique.
 * @param {(name: string, repetition: number) => string} variantOf a name that was given before
 * @param {readonly string[]} taken
 * @returns {(name: string) => string}
 */
function distinct(variantOf, taken = []) {
  /** How often each name was repeated. @type {Map<string, number>} */
  const repetitions = new Map(taken.map((name) => [name, 0]));
  return (name) => {
    let own = name;
    let count = repetitions.get(name) ?? 0;
    while (repetitions.has(own)) {
      count += 1;
      own = variantOf(name, count);
    }
    repetitions.set(name, count);
    if (own !== name) repetitions.set(own, 0);
    return own;
  };
}

/**
 * Gives the headings of one text their ids, each once, in the order of the text.
 * @returns {(words: string) => string} from the words of a heading to its id
 */
function headingIds() {
  const idOf = distinct((base, repetition) => `${base}-${repetition}`, OF_THE_PAGE);
  return (words) => idOf(baseOf(words));
}

/**
 * An id as it stands on the page: entries that share one put their slug before it.
 * @param {string} id @param {{slug: string, route: string | null}} entry
 */
const idOnPage = (id, { slug, route }) => (route === null ? `${slug}${SEPARATOR}${id}` : id);

/**
 * The name of a part as it stands on the page: entries that share one put what they are called
 * behind it.
 * @param {string} name
 * @param {{slug: string, title?: string, name?: string, route: string | null}} entry
 */
const nameOnPage = (name, entry) =>
  entry.route === null ? `${name} – ${entry.title ?? entry.name ?? entry.slug}` : name;

module.exports = { distinct, headingIds, idOnPage, nameOnPage, OF_THE_PAGE };
