import { seeded } from "../../../drawing/random";
import type { RelatableArticle } from "../related-ids";

const WORDS = 800;
const CATEGORIES = 5;
const TOPICS = 40;

/**
 * Articles of 800 words with a realistic word distribution, each about a topic.
 * @param count how many; the result is deterministic
 */
export function madeArticles(count: number): RelatableArticle[] {
  return Array.from({ length: count }, (_, number) => {
    const random = seeded(`article ${number}`);
    const topic = random.whole(0, TOPICS - 1);
    // Zipf's law: the frequency of a word is inversely proportional to its rank.
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
