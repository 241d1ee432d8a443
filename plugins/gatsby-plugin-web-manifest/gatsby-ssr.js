// Gatsby reads the names of the exports without running the file: the name must stand here.
exports.onRenderBody = require("gatsby-plugin-manifest/gatsby-ssr").onRenderBody;
