/**
 * What HTML may not hold (control characters, noncharacters), and the two signs that turn letters around whatever their
 * language, which make words read as others.
 */
const NOT_IN_HTML = /(?![\t\n\r])\p{Cc}|\p{Noncharacter_Code_Point}|[\u202d\u202e]/gu;

/** What nobody sees: that, all else that formats, and what chooses between two drawings of a letter. */
const UNSEEN = /\p{Cc}|\p{Cf}|\p{Noncharacter_Code_Point}|[\ufe0e\ufe0f]/gu;

module.exports = { NOT_IN_HTML, UNSEEN };
