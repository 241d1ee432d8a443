import { useEffect, useRef } from "react";
import * as styles from "./prose.module.scss";

export type ProseProps = {
  /** Rendered Markdown; the content validator refuses unsafe HTML. */
  html: string | null | undefined;
};

export function Prose({ html }: ProseProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const text = root.current;
    if (!html?.includes("code-frame") || !text) return;
    let isGone = false;
    let remove = () => {};
    // Loaded for texts with code only; without it, code can still be selected.
    void import("./copy-buttons").then(
      ({ addCopyButtons }) => {
        if (!isGone) remove = addCopyButtons(text);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
      remove();
    };
  }, [html]);
  if (!html) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: gatsby-transformer-remark hands rendered Markdown over as a string
  return <div ref={root} className={styles.root} dangerouslySetInnerHTML={{ __html: html }} />;
}
