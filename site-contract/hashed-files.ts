/**
 * webpack's files: `[name]-[contenthash].js`, `[name].[contenthash].css`, eight to twenty hexadecimal
 * digits.
 */
const BUNDLE = /^[^/]+[-.][\da-f]{8,20}\.(?:js|css)(?:\.map|\.LICENSE\.txt)?$/;

/** Gatsby's files: `static/[hash]/name.jpg`, `static/name-[hash].woff2`, 32 hexadecimal digits. */
const STATIC = /^static\/(?:[\da-f]{32}\/|.+-[\da-f]{32}\.)/;

/**
 * Files of Pagefind's index: `pagefind/fragment/en_[hash].pf_fragment`. Its scripts and entry files
 * have stable names.
 */
const SEARCH_INDEX =
  /^pagefind\/(?:(?:fragment|index|filter)\/|pagefind\.)[a-z]+_[\da-f]{7,}\.pf_[a-z]+$/;

/**
 * Whether a file's name contains a content hash: browsers may cache these files for a year.
 * @param file relative to the site, such as `static/a-0123456789abcdef0123456789abcdef.woff2`
 */
export function hasHashedName(file: string): boolean {
  return [BUNDLE, STATIC, SEARCH_INDEX].some((pattern) => pattern.test(file));
}
