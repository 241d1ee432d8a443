module.exports = require("gatsby-plugin-manifest/gatsby-ssr");
