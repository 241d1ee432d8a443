// Undocumented files and elements that Gatsby writes into the built site.

/** Internal and debugging files, which no page requests. */
export const UNSERVED = /\.map$|^(?:webpack\.stats\.json|chunk-map\.json)$|^_gatsby\/slices\//;

/** Ids of the inline scripts, which a content security policy allows by hash. */
export const SCRIPT_IDS = ["gatsby-script-loader", "gatsby-chunk-mapping"];
/** An inline script without an id: contains the build number. */
export const COMPILATION_HASH = /^window\.___webpackCompilationHash="[0-9a-f]+";$/;
/** Ids of all elements that stand on every page. */
export const GATSBY_IDS = ["gatsby-focus-wrapper", "gatsby-announcer", ...SCRIPT_IDS];
