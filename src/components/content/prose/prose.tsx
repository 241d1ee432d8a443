import { useEffect, useRef } from "react";
import * as styles from "./prose.module.scss";

export type ProseProps = {
  /** Rendered Markdown; the content validator refuses unsafe HTML. */
  html: string | null | undefined;
};

/** Enhances the elements within a text. @returns undoes it */
type Enhance = (root: Element) => () => void;

/**
 * Enhancements by a part of the HTML that needs them. Only such texts load their scripts, without
 * which everything can be read and followed, too.
 */
const ENHANCEMENTS: Readonly<Record<string, () => Promise<Enhance>>> = {
  "code-frame": () => import("./copy-buttons").then(({ addCopyButtons }) => addCopyButtons),
  "<track": () => import("../../../browser/dom/captions").then(({ showCaptions }) => showCaptions),
  "data-player": () => import("./players").then(({ addPlayers }) => addPlayers),
};

/** A text that was written in Markdown. */
export function Prose({ html }: ProseProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const text = root.current;
    if (!html || !text) return;
    let isRemoved = false;
    const removers: (() => void)[] = [];
    for (const [part, load] of Object.entries(ENHANCEMENTS)) {
      if (!html.includes(part)) continue;
      void load().then(
        (enhance) => {
          if (!isRemoved) removers.push(enhance(text));
        },
        () => undefined,
      );
    }
    return () => {
      isRemoved = true;
      for (const remove of removers) remove();
    };
  }, [html]);
  if (!html) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: gatsby-transformer-remark hands rendered Markdown over as a string
  return <div ref={root} className={styles.root} dangerouslySetInnerHTML={{ __html: html }} />;
}
