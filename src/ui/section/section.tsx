import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { STRINGS } from "../../constants/strings";
import { classNames } from "../class-names";
import { SectionHeading, type SectionHeadingProps } from "../section-heading/section-heading";
import * as styles from "./section.module.scss";

export type SectionProps = Pick<SectionHeadingProps, "title" | "perex" | "layout" | "action"> & {
  /** Anchor and name of the section; unique on its page. */
  id: string;
  tone?: "paper" | "stone" | "ink" | "accent";
  /** The upper corner that is cut off, so that the section above shows through. */
  cut?: "left" | "right";
  /** Full-width content below the rest. */
  bleed?: ReactNode;
  /** There is no entry to show yet: the section says so. */
  isEmpty?: boolean;
  className?: string;
  children?: ReactNode;
};

/** Where a section stands: its id, and its plane. */
export type SectionPlace = Pick<SectionProps, "id" | "tone" | "cut">;

/** The copy of a section; and its place, where that is another one than usual. */
export type SectionCopy = Pick<SectionProps, "title" | "perex"> & Partial<SectionPlace>;

const TONES = {
  paper: styles.paper,
  stone: styles.stone,
  ink: "on-ink",
  accent: "on-paper on-accent",
};

/** A section of a page, named by its heading. */
export function Section({
  id,
  tone = "paper",
  cut,
  layout = "split",
  bleed,
  isEmpty = false,
  className,
  children,
  ...heading
}: SectionProps) {
  return (
    <section
      id={id}
      className={classNames(
        styles.root,
        TONES[tone],
        cut && "rises",
        cut === "left" && styles.cutLeft,
        className,
      )}
      aria-labelledby={`${id}-title`}
    >
      <div className={classNames("wide", layout === "margin" && styles.beside)}>
        <SectionHeading id={`${id}-title`} layout={layout} {...heading} />
        {isEmpty ? <p>{STRINGS.nothingHere}</p> : children}
      </div>
      {!isEmpty && bleed}
    </section>
  );
}

export const sectionCopyFragment = graphql`
  fragment SectionCopy on SectionCopy {
    title
    perex
  }
`;
