/** Fields that show an article by a value that means yes. */
export const IS_PUBLISHED = /^(?:is_?)?(?:publish(?:ed)?|public|listed)$/i;

/**
 * Fields that show an article with these values, the first whose name fits. YAML 1.2 reads `no` as
 * text.
 */
const SHOWN: [name: RegExp, value: RegExp][] = [
  [/status$/i, /^publish(?:ed)?$/i],
  [/^visibility$/i, /^public$/i],
  [/draft|hidden|private|secret|unlisted|unpublish|^wip$/i, /^(?:false|no|off|n)$/i],
  [IS_PUBLISHED, /^(?:true|yes|on|y)$/i],
];
/** Other fields that keep articles back, with values of many kinds. */
const KEEPS_BACK = /expir|embargo|password|^_?build$|^permalink$|^eleventy(?:Exclude|Computed)/i;

/** Fields that tell articles from pages. A blog may have other words, so they may be ignored. */
const KIND = /^(?:post_?|content_?)?type$|^template(?:_?key)?$/i;
const ARTICLE = /^(?:blog[-_ ]?)?(?:posts?|articles?|entry)$|^blog$/i;

/** Whether a field of this name keeps articles back, on any site. */
export const keepsBack = (name: string): boolean =>
  KEEPS_BACK.test(name) || SHOWN.some(([names]) => names.test(name));

/** Whether a field shows its article; undefined where that is not its subject. */
export function isShownBy(name: string, value: unknown): boolean | undefined {
  if (KIND.test(name)) return ARTICLE.test(String(value));
  const [, shown] = SHOWN.find(([names]) => names.test(name)) ?? [];
  return shown?.test(String(value));
}
