import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { STRINGS } from "../../constants/strings";
import { classNames } from "../class-names";
import { SectionHeading, type SectionHeadingProps } from "../section-heading/section-heading";
import * as styles from "./section.module.scss";

export type SectionProps = Pick<SectionHeadingProps, "title" | "perex" | "layout" | "action"> & {
  /** Anchor of the section; unique on its page. That of its heading has `_`, as no anchor has. */
  id: string;
  /** Colour of the background. */
  tone?: "paper" | "stone" | "ink" | "accent";
  /** The upper corner that is cut off, so that the section above shows through. */
  cut?: "left" | "right";
  /** Content of the window's width, below the rest. */
  bleed?: ReactNode;
  /** Whether there is no entry to show: a sentence replaces the content. */
  isEmpty?: boolean;
  className?: string;
  children?: ReactNode;
};

/** Anchor and background of a section on its page. */
export type SectionPlace = Pick<SectionProps, "id" | "tone" | "cut">;

/** Heading and introduction of a section, and its place, if that is not the usual one. */
export type SectionCopy = Pick<SectionProps, "title" | "perex"> & Partial<SectionPlace>;

const TONES = {
  paper: styles.paper,
  stone: styles.stone,
  ink: "on-ink",
  accent: "on-paper on-accent",
};

/** A section of a page, which its heading names. */
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
      aria-labelledby={`${id}_title`}
    >
      <div className={classNames("wide", layout === "margin" && styles.beside)}>
        <SectionHeading id={`${id}_title`} layout={layout} {...heading} />
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
