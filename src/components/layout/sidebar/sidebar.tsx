import { STRINGS } from "../../../constants/strings";
import { useSiteSettings } from "../../../hooks/use-site-settings";
import { Link } from "../../ui/link/link";
import { Picture } from "../../ui/picture/picture";
import { MENU_ID } from "../burger-menu/burger-menu";
import * as styles from "./sidebar.module.scss";

/** The dark bar with the logo and the menu's button. */
export function Sidebar() {
  const { name, icon } = useSiteSettings();
  return (
    <header className={styles.root}>
      <Link to="/" className={styles.logo}>
        <Picture file={icon} alt="" sizes="44px" priority className={styles.mark} />
        <span className={styles.name}>{name}</span>
      </Link>
      <button type="button" className={styles.toggle} popoverTarget={MENU_ID}>
        <span className={styles.bars} />
        {STRINGS.menu}
      </button>
    </header>
  );
}
