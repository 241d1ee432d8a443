import { seeded } from "../../../drawing/random";
import type { RelatableArticle } from "../related-ids";

const WORDS = 800;
const CATEGORIES = 5;
const TOPICS = 40;

/**
 * Articles of 800 words as texts are: few words often and many seldom, about a topic each.
 * @param count how many; the same numbers give the same articles
 */
export function madeArticles(count: number): RelatableArticle[] {
  return Array.from({ length: count }, (_, number) => {
    const random = seeded(`article ${number}`);
    const topic = random.whole(0, TOPICS - 1);
    // By Zipf's law, the share of a word falls with its rank.
    const common = () => `common${Math.floor(20_000 ** random.next())}`;
    const ofTopic = () => `topic${topic}word${Math.floor(400 ** random.next())}`;
    const word = () => (random.chance(0.1) ? ofTopic() : common());
    const words = (length: number) => Array.from({ length }, word).join(" ");
    return {
      id: `id${number}`,
      title: `${ofTopic()} ${words(4)}`,
      perex: words(20),
      body: words(WORDS),
      date: new Date(Date.UTC(2016, 0, 1 + Math.floor(number / 3))).toISOString(),
      categoryId: `category${topic % CATEGORIES}`,
      chosen: [],
      isPublished: true,
    };
  });
}
