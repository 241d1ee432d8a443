import type { ReactNode } from "react";
import { classNames } from "../../utils/class-names";
import * as styles from "./specimen.module.scss";

/** Text that breaks layouts. */
export const LONG_WORD = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";
export const RIGHT_TO_LEFT = "تصميم رقمي وبرمجيات";
export const EMOJI = "Ship it 🚀 to everyone 👩🏽‍💻";
export const LONG_SENTENCE =
  "A sentence that goes on for longer than anybody who wrote the space for it had in mind, and then a little further still";

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
