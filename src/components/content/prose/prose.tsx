import { useEffect, useRef } from "react";
import * as styles from "./prose.module.scss";

export type ProseProps = {
  /** Rendered Markdown; the content validator refuses unsafe HTML. */
  html: string | null | undefined;
};

/** What enhances the elements within a text. @returns takes it away */
type Enhance = (root: Element) => () => void;

/**
 * By what the HTML of a text has that needs it: loaded for such texts only. Without them, all can
 * be read and followed.
 */
const ENHANCEMENTS: Readonly<Record<string, () => Promise<Enhance>>> = {
  "code-frame": () => import("./copy-buttons").then(({ addCopyButtons }) => addCopyButtons),
  "<track": () => import("../../../browser/dom/captions").then(({ showCaptions }) => showCaptions),
  "data-player": () => import("./players").then(({ addPlayers }) => addPlayers),
};

export function Prose({ html }: ProseProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const text = root.current;
    if (!html || !text) return;
    let isGone = false;
    const removers: (() => void)[] = [];
    for (const [mark, load] of Object.entries(ENHANCEMENTS)) {
      if (!html.includes(mark)) continue;
      void load().then(
        (enhance) => {
          if (!isGone) removers.push(enhance(text));
        },
        () => undefined,
      );
    }
    return () => {
      isGone = true;
      for (const remove of removers) remove();
    };
  }, [html]);
  if (!html) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: gatsby-transformer-remark hands rendered Markdown over as a string
  return <div ref={root} className={styles.root} dangerouslySetInnerHTML={{ __html: html }} />;
}
