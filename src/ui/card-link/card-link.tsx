import { Link, type LinkProps } from "../link/link";
import * as styles from "./card-link.module.scss";

/** Class of a card whose whole area is one link. */
export const CARD = styles.card;

/** The link of such a card, around its title. */
export function CardLink({ to, children }: Pick<LinkProps, "to" | "children">) {
  return (
    <Link to={to} className={styles.link}>
      {children}
    </Link>
  );
}
