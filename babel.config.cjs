// Gatsby's own preset rewrites optional chaining, spreads, classes and more for every browser,
// whatever their list says. Those that `browserslist` in package.json names understand all of it: 2
// kB less for each visitor. Gatsby adds what it needs itself (queries, TypeScript, refreshing in
// the preview); Jest has its own in tools/jest. Its plugin for TypeScript asks for three such
// rewritings, too: `overrides` in package.json gives it those that only read the syntax, another
// 0.5 kB.
module.exports = (api) => {
  const isServer = api.caller((caller) => caller?.target?.startsWith("node") ?? false);
  return {
    presets: [
      [
        "@babel/preset-env",
        {
          bugfixes: true,
          modules: false,
          ...(isServer ? { targets: { node: "current" } } : {}),
        },
      ],
      ["@babel/preset-react", { runtime: "automatic", development: api.env("development") }],
    ],
    env: {
      production: {
        // Parts of Gatsby still declare the types of their properties, at which React 19 does not
        // look: another 0.2 kB.
        plugins: [["babel-plugin-transform-react-remove-prop-types", { removeImport: true }]],
      },
    },
  };
};
