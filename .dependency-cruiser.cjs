/**
 * Which room of the house may import which: imports go one way and in no circle. A room may always import itself and
 * packages; a room that is not listed (bench, e2e, the gatsby-*.ts files) may import any room, and none imports it.
 * Tests may look beyond their room, so nothing else imports them or their helpers. Part of `npm run lint`.
 */
const BASE = ["lib", "site-contract", "src/form-contract", "src/constants", "src/utils", "src/content-model"];
const CLIENT = [...BASE, "src/overrides", "src/dom", "src/stores", "src/hooks"];
const PARTS = [...CLIENT, "src/ui"];
const FEATURES = [...PARTS, "src/blog", "src/search"];
const VIEWS = [...FEATURES, "src/components", "src/seo", "src/stone"];

const MAY_IMPORT = {
  lib: [],
  "site-contract": [],
  "src/form-contract": [],
  "src/build/drawing": ["lib"],
  "src/stone": ["src/constants", "src/build/drawing"],
  "src/constants": BASE,
  "src/utils": BASE,
  "src/content-model": BASE,
  "src/markdown": ["src/overrides"],
  "src/content-loader": [...BASE, "src/markdown", "src/blog"],
  "src/overrides": BASE,
  "src/dom": BASE,
  "src/stores": [...BASE, "src/dom"],
  "src/hooks": CLIENT,
  "src/ui": CLIENT,
  "src/blog": PARTS,
  "src/search": PARTS,
  "src/seo": FEATURES,
  "src/components": VIEWS,
  "src/templates": VIEWS,
  "src/pages": VIEWS,
  "src/early": CLIENT,
  "src/browser": VIEWS,
  "src/ssr": [...VIEWS, "src/early"],
  "src/build/gatsby": [...FEATURES, "src/seo", "src/build/drawing", "src/stone", "src/content-loader", "server"],
  plugins: [...BASE, "src/markdown", "src/content-loader", "src/build/gatsby"],
  server: ["lib", "site-contract", "src/form-contract"],
  tools: [...BASE, "src/markdown", "src/content-loader", "src/build/gatsby"],
};

const OURS = "^((lib|site-contract|src|plugins|server|tools|bench|e2e)/|gatsby-(node|config|browser|ssr))";
const TEST = "\\.(test|spec)\\.|/testing/";

const upward = Object.entries(MAY_IMPORT).map(([room, others]) => ({
  name: `${room} imports upward`,
  severity: "error",
  from: { path: `^${room}/`, pathNot: TEST },
  to: { path: OURS, pathNot: [room, ...others].map((other) => `^${other}/`) },
}));

/** @type {import("dependency-cruiser").IConfiguration} */
module.exports = {
  forbidden: [
    ...upward,
    { name: "circle", severity: "error", from: {}, to: { circular: true } },
    {
      name: "a plugin imports another",
      severity: "error",
      from: { path: "^plugins/([^/]+)/", pathNot: TEST },
      to: { path: "^plugins/", pathNot: "^plugins/$1/" },
    },
    {
      name: "the server imports the site's packages",
      severity: "error",
      from: { path: "^server/" },
      to: { path: "node_modules/(react|react-dom|gatsby|gatsby-[a-z-]+)/" },
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
