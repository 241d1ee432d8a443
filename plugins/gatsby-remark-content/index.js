module.exports = require("../../src/build/markdown/remark-content");
