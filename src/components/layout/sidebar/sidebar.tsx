import type { MouseEvent } from "react";
import { useRoute } from "../../../browser/hooks/use-route";
import { useSiteSettings } from "../../../browser/hooks/use-site-settings";
import { useContact } from "../../../browser/stores/overlays";
import { MARK_PX } from "../../../constants/layout";
import { SCROLL_TO_TOP_MS } from "../../../constants/motion";
import { CONTACT_FORM_ROUTE, MENU_ID } from "../../../constants/routes";
import { STRINGS } from "../../../constants/strings";
import { classNames } from "../../../ui/class-names";
import { Link } from "../../../ui/link/link";
import { Picture } from "../../../ui/picture/picture";
import { animateScroll, ScrollButtons } from "./scroll-buttons";
import * as styles from "./sidebar.module.scss";

/** The dark bar with logo, button of the menu, scroll button, and link to the contact form. */
export function Sidebar() {
  const { name, icon } = useSiteSettings();
  const { isOpen: isCovered } = useContact();
  const route = useRoute();
  const goToTop = (event: MouseEvent) => {
    if (route !== "/") return;
    event.preventDefault();
    animateScroll(0, SCROLL_TO_TOP_MS);
  };
  return (
    <header className={classNames(styles.root, isCovered && styles.covered)}>
      <Link to="/" className={styles.logo} onClick={goToTop}>
        <Picture picture={icon} alt="" sizes={`${MARK_PX}px`} priority className={styles.mark} />
        <span className={styles.name}>{name}</span>
      </Link>
      <button type="button" className={styles.toggle} popoverTarget={MENU_ID}>
        <span className={styles.bars} />
        {STRINGS.menu}
      </button>
      <ScrollButtons />
      <Link to={CONTACT_FORM_ROUTE} className={styles.talk}>
        <span className={styles.talkWords}>{STRINGS.letsTalk}</span>
      </Link>
    </header>
  );
}
