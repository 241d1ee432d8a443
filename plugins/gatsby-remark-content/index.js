// gatsby-transformer-remark requires this file, and Gatsby compiles only `gatsby-node` and
// `gatsby-config`: tsx reads the TypeScript. Its own `require` would load packages a second time,
// and gatsby-plugin-sharp keeps in its module what Gatsby has told it.
const { register } = require("tsx/cjs/api");

const unregister = register();
module.exports = require("./transform");
unregister();
