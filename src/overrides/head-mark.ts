/**
 * Attribute with which Gatsby marks the elements of a page's `Head`. Its script removes marked
 * elements from the document and inserts its own.
 */
export const HEAD_MARK = "data-gatsby-head";
