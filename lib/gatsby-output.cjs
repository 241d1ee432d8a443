// What Gatsby writes into the built site and does not document. CommonJS, because
// gatsby-remark-content requires it.

/** Internal and debugging files, which no page requests. */
const UNSERVED =
  /\.map$|^(?:webpack\.stats\.json|chunk-map\.json)$|^(?:~partytown|_gatsby\/slices)\//;

/** Ids of the inline scripts, which a content security policy allows by hash. */
const SCRIPT_IDS = ["gatsby-script-loader", "gatsby-chunk-mapping"];
/** An inline script without an id: contains the build number. */
const COMPILATION_HASH = /^window\.___webpackCompilationHash="[0-9a-f]+";$/;
/** Ids of all elements that stand on every page. */
const IDS = ["gatsby-focus-wrapper", "gatsby-announcer", ...SCRIPT_IDS];

module.exports = { COMPILATION_HASH, IDS, SCRIPT_IDS, UNSERVED };
