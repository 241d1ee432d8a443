// For Jest only: a Babel configuration in the project's root would replace Gatsby's own.
const { createTransformer } = require("babel-jest").default;

module.exports = createTransformer({
  presets: [
    [require.resolve("babel-preset-gatsby"), { reactRuntime: "automatic" }],
    require.resolve("@babel/preset-typescript"),
  ],
  babelrc: false,
  configFile: false,
});
