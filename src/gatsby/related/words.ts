/** Stop words. */
const STOP_WORDS = new Set(
  `about above after again against all almost along already also although always among and another any anybody anyone
  anything are around ask asked away back because become been before began begin behind being below best better between
  both but call called came can cannot case come comes could day days did different does doing done down during each early
  either else end enough even ever every everybody everyone everything example far few find first five for found four from
  full gave get gets give given goes going gone good got had half has have having her here hers herself him himself his how
  however into its itself just keep kept kind knew know known large last late later least left less let like likely little
  long look looked lot made make makes making many may maybe mean means might mine more most much must myself near need
  never new next nobody none nor not nothing now often old once one only other others our ours ourselves out over own part
  people perhaps place point put quite rather really right said same saw say saying says second see seem seems seen several
  shall she should show shown since small some somebody someone something sometimes soon still such sure take taken takes
  tell than that the their theirs them themselves then there therefore these they thing things think this those though
  thought three through thus time times today together told too took toward turn turned two under until upon use used
  using usually very want wanted was way ways week weeks well went were what when where whether which while who whole whom
  whose why will with within without work works would year years yes yet you your yours yourself`.split(/\s+/),
);

/** Sequences of letters and digits. */
const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** URLs, and the targets of links and pictures, are not words of a text. */
const ADDRESSES = /\]\([^)\s]*\)?|https?:\/\/\S+/g;

const SHORTEST_WORD = 3;

/** Bigrams replace words in scripts without spaces. */
function pairs(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}

/** Minimal stemming: removes a plural ending. */
const singular = (word: string) =>
  word.length > 4 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;

/**
 * The words of a text without stop words, in order and with repetitions.
 * @param text plain, or Markdown
 */
export function subjectWords(text: string): string[] {
  const words: string[] = [];
  const plain = text.replace(ADDRESSES, " ").normalize("NFKC").toLowerCase();
  for (const run of plain.match(WORD) ?? []) {
    if (UNSPACED.test(run)) words.push(...pairs(run));
    else if (run.length >= SHORTEST_WORD && !STOP_WORDS.has(run)) words.push(singular(run));
  }
  return words;
}
