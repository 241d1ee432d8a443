/** @type {import("jest").Config} */
module.exports = {
  testEnvironment: "jsdom",
  testMatch: ["<rootDir>/{src,plugins,server,lib,site-contract,tools}/**/*.test.{ts,tsx}"],
  transform: {
    "\\.[cm]?[jt]sx?$": [
      // For Jest only: a Babel configuration for it in the project's root would be Gatsby's, too.
      "@swc/jest",
      {
        jsc: {
          target: "es2022",
          parser: { syntax: "typescript", tsx: true },
          transform: { react: { runtime: "automatic" } },
        },
      },
    ],
  },
  // Packages that are written in ESM; of Gatsby's, in part.
  transformIgnorePatterns: [
    "/node_modules/(?!(gatsby|gatsby-script|gatsby-link|@gatsbyjs/reach-router|p-limit|yocto-queue|p-map|p-retry|is-network-error|html-tag-names|feed|d3-array|d3-geo|internmap)/)",
  ],
  moduleNameMapper: {
    "\\.module\\.scss$": "identity-obj-proxy",
    "\\.(css|scss)$": "<rootDir>/tools/jest/empty-module.cjs",
  },
  setupFilesAfterEnv: ["<rootDir>/tools/jest/setup.ts"],
  // A machine that does other work takes many times as long.
  testTimeout: 60_000,
  // By default one core is left alone: on the two of a usual CI that is half the time.
  maxWorkers: "100%",
};
