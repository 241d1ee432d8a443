import { CONTACT_FORM_ROUTE } from "../../../constants/routes";
import { STRINGS } from "../../../constants/strings";
import { useNavigation } from "../../../hooks/use-navigation";
import { useRoute } from "../../../hooks/use-route";
import { Link } from "../../ui/link/link";
import * as styles from "./burger-menu.module.scss";

/** The pages in order; on small screens the contact form is one of them. */
export function MenuPages() {
  const { main } = useNavigation();
  const route = useRoute();
  return (
    <nav aria-label={STRINGS.mainNavigation}>
      <ul className={styles.pages}>
        {main.map(({ title, burgerTitle, link, id }) => (
          <li key={link}>
            <Link to={link} hash={id} current={link !== "/" && route.startsWith(`${link}/`)}>
              {burgerTitle ?? title}
            </Link>
          </li>
        ))}
        <li className={styles.talkItem}>
          <Link to={CONTACT_FORM_ROUTE}>{STRINGS.letsTalk}</Link>
        </li>
      </ul>
    </nav>
  );
}
