/**
 * Which folder may import which: imports go one way and in no circle. In each list below a folder
 * may import those before it, itself and packages. Part of `npm run lint`. Beside the folders,
 * bench, e2e and the gatsby-*.ts files may import any folder, and none imports them. Tests may look
 * beyond their folder, so nothing else imports them or their helpers.
 */
const SHARED = [
  "lib",
  "site-contract",
  "src/form-contract",
  "src/constants",
  "src/content-model",
  "src/overrides",
];

/** What browsers run. */
const BROWSER = [
  ...SHARED,
  "src/styles",
  "src/browser",
  "src/stone",
  "src/ui",
  "src/blog",
  "src/search",
  "src/seo",
  "src/components/content",
  "src/components/forms",
  "src/components/sections",
  "src/components/layout",
  "src/blocks",
  "src/document",
  "src/templates",
  "src/pages",
  "src/develop",
];

/** What runs in Node while the site is built, with what it shares with the pages. */
const BUILD = [
  ...SHARED,
  "src/stone",
  "src/blog",
  "src/search",
  "src/seo",
  "src/content-rules",
  "server",
  "src/gatsby-node",
  "src/gatsby-config",
  "tools",
];

/** Files at the root of a plugin's folder: all that others may import of it. */
const ENTRY = "^plugins/[^/]+/[^/]+\\.tsx?$";

/** @param {string[]} folders */
const downward = (folders) =>
  Object.fromEntries(folders.map((folder, index) => [folder, folders.slice(0, index)]));

const MAY_IMPORT = {
  ...downward(BUILD),
  ...downward(BROWSER),
  plugins: ["lib", "site-contract"],
  server: ["lib", "site-contract", "src/form-contract"],
  // A program of its own: the editor, whose previews are the site's components.
  "src/previews": BROWSER,
};

/** Rooms that know no plugin: what servers and browsers share, and the server. */
const NO_PLUGINS = ["lib", "site-contract", "src/form-contract", "src/constants", "server"];

const OURS =
  "^((lib|site-contract|src|plugins|server|tools|bench|e2e)/|gatsby-(node|config|browser|ssr))";
const TEST = "\\.(test|spec)\\.|/testing/";
const inside = (folders) => folders.map((folder) => `^${folder}/`);

const upward = Object.entries(MAY_IMPORT).map(([folder, others]) => ({
  name: `${folder} imports upward`,
  severity: "error",
  from: { path: `^${folder}/`, pathNot: TEST },
  to: {
    path: OURS,
    pathNot: [...inside([folder, ...others]), ...(NO_PLUGINS.includes(folder) ? [] : [ENTRY])],
  },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    ...upward,
    {
      name: "a folder without a rule",
      severity: "error",
      from: {
        path: "^(src/[^/]+|lib|site-contract|plugins|server|tools)/",
        pathNot: inside(Object.keys(MAY_IMPORT)),
      },
      to: {},
    },
    { name: "circle", severity: "error", from: {}, to: { circular: true } },
    {
      name: "a plugin's inside is its own",
      severity: "error",
      from: { path: "^plugins/([^/]+)/", pathNot: TEST },
      to: { path: "^plugins/", pathNot: ["^plugins/$1/", ENTRY] },
    },
    {
      name: "only a plugin's entry files are imported",
      severity: "error",
      from: { path: OURS, pathNot: [TEST, "^plugins/"] },
      to: { path: "^plugins/", pathNot: ENTRY },
    },
    {
      name: "the server imports the site's packages",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "node_modules/(react|react-dom|gatsby|gatsby-[a-z-]+)/" },
    },
    {
      // Gatsby would warn, and render every page anew in each build.
      name: "pages read files while they are rendered",
      severity: "error",
      from: { path: "^gatsby-ssr" },
      to: { path: "^(node:)?fs(/promises)?$", reachable: true },
    },
    {
      name: "code imports a test",
      severity: "error",
      from: { path: OURS, pathNot: `${TEST}|/durability/|^(bench|e2e)/` },
      to: { path: TEST },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(\\.cache|content|dist|public|static|var)/" },
    // Imports of types count, too.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
  },
};
