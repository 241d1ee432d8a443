import { ARTICLE_STRINGS } from "../../../constants/article-strings";

/** Plain links to share a page: nothing is loaded from the networks until a visitor follows one. */
export function shareTargets(address: string, title: string): { name: string; href: string }[] {
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
