module.exports = require("./transform");
