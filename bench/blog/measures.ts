/** Builds of one size; seconds from the command to its end. */
export type Builds = {
  articles: number;
  /** `secondsToMark`: until the pages were there. */
  own: Build & { secondsToMark: number };
  smallest: Build;
};

type Build = { seconds: number; peakMegabytes: number; pages: number };

/** Pages that this site's own build says it has built: articles, lists of them, and all others. */
export function builtPages(output: string): number {
  return Number(/Built (\d+) pages/.exec(output)?.[1] ?? Number.NaN);
}

/** Of the smallest blog. */
export const smallestPages = (articles: number): number => articles + 1;

type Cost = { seconds: number; pages: number };
type CostOf = (builds: Builds) => Cost;

const perPage = ({ seconds, pages }: Cost): number => (seconds / pages) * 1000;

/** Milliseconds that each further page adds between two sizes. */
const further = (fewer: Cost, more: Cost): number =>
  perPage({ seconds: more.seconds - fewer.seconds, pages: more.pages - fewer.pages });

const costOfOwn: CostOf = ({ own }) => own;
const costUntilPages: CostOf = ({ own }) => ({ ...own, seconds: own.secondsToMark });
const costOfSmallest: CostOf = ({ smallest }) => smallest;

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
 * @param sizes in order; the last two are compared: the smaller the sizes, the more the machine's changing speed hides what a page costs
 * @param warm seconds of builds after one article was added to the largest
 */
export function buildRows(sizes: readonly Builds[], warm: { own: number; smallest: number }): string[][] {
  const [few, last] = [sizes.at(-2), sizes.at(-1)];
  if (!few || !last) throw new Error("two sizes at least are needed");
  const total = (cost: CostOf) => perPage(cost(last));
  const added = (cost: CostOf) => further(cost(few), cost(last));
  const marginal = `each further page, ${count(few.articles)} to ${count(last.articles)} articles`;
  return [
    [
      `Clean build of ${count(last.articles)} articles, by page`,
      ms(total(costOfOwn)),
      ms(total(costOfSmallest)),
      ratio(total(costOfOwn), total(costOfSmallest)),
      "1.5 times",
    ],
    [
      "The same until the pages are there, without search index, check of every link, compressed copies",
      ms(total(costUntilPages)),
      ms(total(costOfSmallest)),
      ratio(total(costUntilPages), total(costOfSmallest)),
      "",
    ],
    [
      `Clean build: ${marginal}`,
      ms(added(costOfOwn)),
      ms(added(costOfSmallest)),
      ratio(added(costOfOwn), added(costOfSmallest)),
      "1.5 times",
    ],
    [
      "The same until the pages are there",
      ms(added(costUntilPages)),
      ms(added(costOfSmallest)),
      ratio(added(costUntilPages), added(costOfSmallest)),
      "",
    ],
    [
      `Time by page, ${count(few.articles)} to ${count(last.articles)} articles`,
      growth(total(costOfOwn), perPage(costOfOwn(few))),
      growth(total(costOfSmallest), perPage(costOfSmallest(few))),
      "",
      "+10 %",
    ],
    [
      `Build after one added article (of ${count(last.articles)})`,
      `${warm.own.toFixed(0)} s, ${percent(warm.own, last.own.seconds)} of the clean one`,
      `${warm.smallest.toFixed(0)} s, ${percent(warm.smallest, last.smallest.seconds)} of the clean one`,
      "",
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
