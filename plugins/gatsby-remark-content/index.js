module.exports = require("../../src/markdown/remark-content");
