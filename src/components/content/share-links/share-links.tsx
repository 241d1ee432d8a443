import { useId } from "react";
import { useSiteSettings } from "../../../browser/hooks/use-site-settings";
import { ARTICLE_STRINGS } from "../../../constants/article-strings";
import { Link } from "../../../ui/link/link";
import * as styles from "./share-links.module.scss";

/** Makes links that share a page. Nothing is loaded from the networks until a link is followed. */
export function shareTargets(address: string, title: string): { name: string; href: string }[] {
  const url = encodeURIComponent(address);
  const text = encodeURIComponent(title);
  const textAndUrl = encodeURIComponent(`${title}\n${address}`);
  return [
    { name: "LinkedIn", href: `https://www.linkedin.com/sharing/share-offsite/?url=${url}` },
    { name: "Bluesky", href: `https://bsky.app/intent/compose?text=${textAndUrl}` },
    { name: "X", href: `https://x.com/intent/post?text=${text}&url=${url}` },
    { name: ARTICLE_STRINGS.email, href: `mailto:?subject=${text}&body=${url}` },
  ];
}

/** Links to share an article. */
export function ShareLinks({ title, route }: { title: string; route: string }) {
  const id = useId();
  const address = `${useSiteSettings().url}${route}`;
  return (
    <aside className={styles.root} aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {ARTICLE_STRINGS.share}
      </p>
      <ul className={styles.list}>
        {shareTargets(address, title).map(({ name, href }) => (
          <li key={name}>
            <Link to={href} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </aside>
  );
}
