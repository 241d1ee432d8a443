const Slugger = require("github-slugger");
const { UNSEEN } = require("./text");

/**
 * Ids of the page around a text that a heading could also get. Those with an underscore or a capital letter cannot
 * collide. `e2e/blog/article.spec.ts` finds one that is missing here.
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
  "gatsby-focus-wrapper",
  "gatsby-announcer",
  "gatsby-script-loader",
  "gatsby-chunk-mapping",
  "cc-main",
];

/** For headings without a letter or digit. */
const NAMELESS = "section";

/** Stands between an entry's slug, which has no two hyphens in a row, and the id of a heading in its text. */
const SEPARATOR = "--";

/** @param {string} words */
function baseOf(words) {
  // One of its own each time: it would count, and not what the page has.
  const slug = new Slugger().slug(words.replace(/\s+/g, " ").trim().replace(UNSEEN, ""));
  return slug.replace(/_+/g, "-").replace(/^-+$/, "") || NAMELESS;
}

/**
 * Gives the headings of one text their ids, each once, in the order of the text.
 * @returns {(words: string) => string} from the words of a heading to its id
 */
function headingIds() {
  /** How often each id was asked for. @type {Map<string, number>} */
  const taken = new Map(OF_THE_PAGE.map((id) => [id, 0]));
  return (words) => {
    const base = baseOf(words);
    let id = base;
    let count = taken.get(base) ?? 0;
    while (taken.has(id)) {
      count += 1;
      id = `${base}-${count}`;
    }
    if (id !== base) taken.set(base, count);
    taken.set(id, 0);
    return id;
  };
}

/**
 * An id as it stands on the page: entries that share one put their slug before it.
 * @param {string} id @param {{slug: string, route: string | null}} entry
 */
const idOnPage = (id, { slug, route }) => (route === null ? `${slug}${SEPARATOR}${id}` : id);

/**
 * The name of a part as it stands on the page: entries that share one put what they are called behind it.
 * @param {string} name @param {{slug: string, title?: string, name?: string, route: string | null}} entry
 */
const nameOnPage = (name, entry) =>
  entry.route === null ? `${name} – ${entry.title ?? entry.name ?? entry.slug}` : name;

module.exports = { headingIds, idOnPage, nameOnPage, OF_THE_PAGE };
