import type { ReactNode } from "react";
import { classNames } from "../../utils/class-names";
import * as styles from "./specimen.module.scss";

export type SpecimenProps = {
  /** What is shown and in which state. */
  name: string;
  tone?: "paper" | "stone" | "ink" | "accent";
  children: ReactNode;
};

/** Planes of the global style sheet. */
const TONES = { paper: undefined, stone: styles.stone, ink: "on-ink", accent: "on-accent" };

/** One component in one state, with its name. */
export function Specimen({ name, tone = "paper", children }: SpecimenProps) {
  return (
    <div className={classNames(styles.root, TONES[tone])} data-specimen={name}>
      <p className={styles.name}>{name}</p>
      {children}
    </div>
  );
}
