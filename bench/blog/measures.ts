/** Builds of one size; seconds from the command to its end. */
export type Builds = {
  articles: number;
  own: { seconds: number; peakMegabytes: number; gatsbySeconds: number };
  smallest: { seconds: number; peakMegabytes: number };
};

/** Seconds that Gatsby names for its own part of a build. */
export function gatsbySeconds(output: string): number {
  return Number(/Done building in ([\d.]+) sec/.exec(output)?.[1] ?? Number.NaN);
}

const perArticle = (seconds: number, articles: number): number => (seconds / articles) * 1000;

/** Milliseconds that each further article adds between two sizes. */
const further = (fewer: Builds, more: Builds, seconds: (builds: Builds) => number): number =>
  perArticle(seconds(more) - seconds(fewer), more.articles - fewer.articles);

const ownSeconds = ({ own }: Builds) => own.seconds;
const gatsbysSeconds = ({ own }: Builds) => own.gatsbySeconds;
const smallestSeconds = ({ smallest }: Builds) => smallest.seconds;

const ms = (value: number): string => `${value.toFixed(1)} ms`;
const ratio = (own: number, smallest: number): string => `${(own / smallest).toFixed(2)} times`;
const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(0)} %`;
const growth = (now: number, before: number): string => {
  const change = (now / before - 1) * 100;
  return `${change < 0 ? "−" : "+"}${Math.abs(change).toFixed(0)} %`;
};
const count = (articles: number): string => articles.toLocaleString("en");

/**
 * Rows for the README.
 * @param sizes in order; the first is the sample alone, what follows the sizes that were asked for
 * @param warmSeconds of a build after one article was added to the largest
 */
export function buildRows(sizes: readonly Builds[], warmSeconds: number): string[][] {
  const [few, last] = [sizes.at(-2), sizes.at(-1)];
  const [base] = sizes;
  if (!base || !few || !last) throw new Error("two sizes at least are needed besides the sample's");
  const total = (seconds: (builds: Builds) => number) => perArticle(seconds(last), last.articles);
  const added = (seconds: (builds: Builds) => number) => further(few, last, seconds);
  const marginal = `each further article, ${count(few.articles)} to ${count(last.articles)}`;
  return [
    [
      `Clean build of ${count(last.articles)} articles, by article`,
      ms(total(ownSeconds)),
      ms(total(smallestSeconds)),
      ratio(total(ownSeconds), total(smallestSeconds)),
      "1.5 times",
    ],
    [
      `The same: ${marginal}`,
      ms(added(ownSeconds)),
      ms(added(smallestSeconds)),
      ratio(added(ownSeconds), added(smallestSeconds)),
      "1.5 times",
    ],
    [
      "Gatsby's part of that alone",
      ms(added(gatsbysSeconds)),
      ms(added(smallestSeconds)),
      ratio(added(gatsbysSeconds), added(smallestSeconds)),
      "",
    ],
    [
      `Time by article, ${count(few.articles)} to ${count(last.articles)}`,
      growth(perArticle(ownSeconds(last), last.articles), perArticle(ownSeconds(few), few.articles)),
      growth(perArticle(smallestSeconds(last), last.articles), perArticle(smallestSeconds(few), few.articles)),
      "",
      "+10 %",
    ],
    [
      `Time of each further article, above ${count(few.articles)} against below`,
      growth(added(ownSeconds), further(base, few, ownSeconds)),
      growth(added(smallestSeconds), further(base, few, smallestSeconds)),
      "",
      "",
    ],
    [
      `Build after one added article (of ${count(last.articles)})`,
      `${warmSeconds.toFixed(0)} s`,
      "",
      `${percent(warmSeconds, last.own.seconds)} of the clean one`,
      "25 %",
    ],
    [
      "Peak memory of the build's processes",
      `${last.own.peakMegabytes.toFixed(0)} MB`,
      `${last.smallest.peakMegabytes.toFixed(0)} MB`,
      ratio(last.own.peakMegabytes, last.smallest.peakMegabytes),
      "4,000 MB",
    ],
  ];
}
