import { useRef, useSyncExternalStore } from "react";
import { CONTACT_FORM_ROUTE, MENU_ID } from "../../../constants/routes";
import { STRINGS } from "../../../constants/strings";
import { useNavigation } from "../../../hooks/use-navigation";
import { useRoute } from "../../../hooks/use-route";
import { useSiteSettings } from "../../../hooks/use-site-settings";
import { SearchForm } from "../../../search/components/search-form/search-form";
import { ButtonLink } from "../../../ui/button-link/button-link";
import { Link } from "../../../ui/link/link";
import * as styles from "./burger-menu.module.scss";
import { useFollowPopover } from "./use-follow-popover";

/** Years since the build after which the clock is not trusted. */
const PLAUSIBLE_YEARS = 10;

/**
 * The year of a copyright line. A visitor's clock may be wrong: a year before the build, or long after it, is ignored.
 */
function copyrightYear(now: Date, built: number): number {
  const year = now.getFullYear();
  return year > built && year <= built + PLAUSIBLE_YEARS ? year : built;
}

const BUILT = Number(process.env.BUILD_YEAR);

const never = () => () => {};
const onServer = () => BUILT;
const now = () => copyrightYear(new Date(), BUILT);

/** The current year: that of the build in the built HTML, then that of the visitor, so that hydration fits at New Year. */
function useCopyrightYear(): number {
  return useSyncExternalStore(never, now, onServer);
}

/** The pages in order; on small screens the contact form is one of them. */
function MenuPages() {
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

function MenuFoot() {
  const { legalName } = useSiteSettings();
  const { social } = useNavigation();
  const year = useCopyrightYear();
  return (
    <div className={styles.foot}>
      <p>
        © {year} {legalName}
      </p>
      <ul className={styles.social}>
        {social.map(({ title, link }) => (
          <li key={link}>
            <Link to={link}>{title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Every page of the site and the services, full screen. A popover, so that it opens without JavaScript. */
export function BurgerMenu() {
  const { whatWeDo } = useNavigation();
  const menu = useRef<HTMLDivElement>(null);
  useFollowPopover(menu);
  return (
    <div id={MENU_ID} ref={menu} popover="auto" role="dialog" aria-label={STRINGS.menu} className={styles.root}>
      <div className={styles.columns}>
        <MenuPages />
        <div className={styles.aside}>
          <SearchForm />
          <nav aria-labelledby="menu-services">
            <h2 id="menu-services" className={styles.title}>
              {STRINGS.whatWeDo}
            </h2>
            <ul className={styles.services}>
              {whatWeDo.map(({ title, link, id }) => (
                <li key={title}>
                  <Link to={link} hash={id}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <p>
            <ButtonLink to={CONTACT_FORM_ROUTE}>{STRINGS.letsTalk}</ButtonLink>
          </p>
        </div>
      </div>
      <MenuFoot />
      <button
        type="button"
        className={styles.close}
        popoverTarget={MENU_ID}
        popoverTargetAction="hide"
        aria-label={STRINGS.closeMenu}
      />
    </div>
  );
}
