import * as styles from "./prose.module.scss";

export type ProseProps = {
  /** Rendered Markdown; the content validator let through no HTML that could act. */
  html: string | null | undefined;
};

/** The text of an entry. */
export function Prose({ html }: ProseProps) {
  if (!html) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: gatsby-transformer-remark hands rendered Markdown over as a string
  return <div className={styles.root} dangerouslySetInnerHTML={{ __html: html }} />;
}
