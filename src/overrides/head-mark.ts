/**
 * Gatsby marks what comes from a page's `Head`, and takes everything so marked out of the document
 * once its script runs.
 */
export const HEAD_MARK = "data-gatsby-head";
