import { useEffect, useId, useRef, useState } from "react";
import { ARTICLE_STRINGS, COPIED_MS } from "../../../constants/article-strings";
import { copyText } from "../../../dom/copy-text";
import { useHydrated } from "../../../hooks/use-hydrated";
import { useSiteSettings } from "../../../hooks/use-site-settings";
import { Link } from "../../../ui/link/link";
import * as styles from "./share-links.module.scss";

export type ShareLinksProps = { title: string; route: string };

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

const WORDS = {
  ready: { button: ARTICLE_STRINGS.copyLink, said: "" },
  copied: { button: ARTICLE_STRINGS.copied, said: ARTICLE_STRINGS.linkCopied },
  refused: { button: ARTICLE_STRINGS.copyLink, said: ARTICLE_STRINGS.linkNotCopied },
};

function CopyLink({ address }: { address: string }) {
  const [state, setState] = useState<keyof typeof WORDS>("ready");
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    setState((await copyText(address)) ? "copied" : "refused");
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setState("ready"), COPIED_MS);
  };
  const { button, said } = WORDS[state];
  return (
    <>
      <button type="button" className={styles.needsScript} onClick={copy}>
        {button}
      </button>
      <span role="status" className={state === "refused" ? styles.refused : "visually-hidden"}>
        {said}
      </span>
    </>
  );
}

/** The browser's share dialog, where it has one. */
function NativeShare({ title, address }: { title: string; address: string }) {
  const isHydrated = useHydrated();
  if (!isHydrated || typeof navigator.share !== "function") return null;
  // Cancelling the dialog is not a failure.
  const share = () => navigator.share({ title, url: address }).catch(() => undefined);
  return (
    <li>
      <button type="button" className={styles.needsScript} onClick={share}>
        {ARTICLE_STRINGS.shareElsewhere}
      </button>
    </li>
  );
}

/** Links to share an article; nothing is loaded from the networks. */
export function ShareLinks({ title, route }: ShareLinksProps) {
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
        <li>
          <CopyLink address={address} />
        </li>
        <NativeShare title={title} address={address} />
      </ul>
    </aside>
  );
}
