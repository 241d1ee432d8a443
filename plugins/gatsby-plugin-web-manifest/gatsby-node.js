module.exports = require("gatsby-plugin-manifest/gatsby-node");
