import { mediumOf, type PlayerNode } from "../syntax/media";
import { type MarkdownNode, replace } from "../syntax/tree";

/**
 * Turns a paragraph that is a film or a video of another site into a node of that type, for the
 * caller to write.
 */
export function mediumRule(): (paragraph: MarkdownNode) => void {
  const counts = { youtube: 0, vimeo: 0 };
  return (paragraph) => {
    const medium = mediumOf(paragraph);
    if (!medium) return;
    if ("film" in medium) {
      const { url, alt, title } = medium.film;
      replace(paragraph, { type: "film", url, alt, title });
      return;
    }
    const { player, url } = medium;
    counts[player.site] += 1;
    const node: PlayerNode = { type: "player", url, ...player, number: counts[player.site] };
    replace(paragraph, node);
  };
}
