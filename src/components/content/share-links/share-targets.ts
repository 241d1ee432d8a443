import { ARTICLE_STRINGS } from "../../../constants/article-strings";

export type ShareTarget = { name: string; href: string };

/**
 * Where a page can be shared by a plain link: nothing of the networks is loaded, and they learn of a visitor who follows it only.
 * @param address of the page, absolute
 */
export function shareTargets(address: string, title: string): ShareTarget[] {
  const url = encodeURIComponent(address);
  const words = encodeURIComponent(title);
  const both = encodeURIComponent(`${title}\n${address}`);
  return [
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: "Bluesky", href: `https://bsky.app/intent/compose?text=${both}` },
    { name: "X", href: `https://x.com/intent/post?text=${words}&url=${url}` },
    { name: ARTICLE_STRINGS.email, href: `mailto:?subject=${words}&body=${url}` },
  ];
}
