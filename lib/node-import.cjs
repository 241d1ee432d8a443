// Loaded as it is: Gatsby's compiler would turn `import()` into `require`, which some ES modules
// refuse.
const path = require("node:path");
const { pathToFileURL } = require("node:url");

/** @param {string} specifier */
module.exports = async (specifier) => {
  const { tsImport } = await import("tsx/esm/api");
  return tsImport(specifier, pathToFileURL(path.resolve("package.json")).href);
};
