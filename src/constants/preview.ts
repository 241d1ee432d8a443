/**
 * Whether this build is a preview for those who were given its address, and not for search engines: `GATSBY_PREVIEW=1`.
 * `src/gatsby/environment.ts` refuses every other value but `0`.
 */
export const IS_PREVIEW = process.env.GATSBY_PREVIEW === "1";
