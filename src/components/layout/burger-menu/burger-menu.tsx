import { type RefObject, useEffect, useRef } from "react";
import { inertOutside, trapFocus } from "../../../browser/dom/focus-trap";
import { keepScrollBarRoom } from "../../../browser/dom/scroll-bar-room";
import { useHydrated } from "../../../browser/hooks/use-hydrated";
import { useNavigation } from "../../../browser/hooks/use-navigation";
import { useRoute } from "../../../browser/hooks/use-route";
import { useSiteSettings } from "../../../browser/hooks/use-site-settings";
import { reportMenu } from "../../../browser/stores/overlays";
import { useProgress } from "../../../browser/stores/progress";
import { CONTACT_FORM_ROUTE, MENU_ID } from "../../../constants/routes";
import { STRINGS } from "../../../constants/strings";
import { SearchForm } from "../../../search/components/search-form/search-form";
import { ButtonLink } from "../../../ui/button-link/button-link";
import { Link } from "../../../ui/link/link";
import * as styles from "./burger-menu.module.scss";

/**
 * How long the menu stays open for the next page to load, so that the old one does not show in
 * between.
 */
const MAX_WAIT_MS = 300;

/** Traps the focus in the open menu and makes the rest of the page inert. @returns ends it */
function trap(menu: HTMLElement): () => void {
  const [endInert, endTrap] = [inertOutside(menu), trapFocus(menu)];
  // Start at the current page.
  (menu.querySelector<HTMLElement>("[aria-current]") ?? menu.querySelector("a"))?.focus();
  return () => {
    endInert();
    endTrap();
  };
}

/**
 * The browser opens and closes the popover; this follows, and closes it when a link in it is
 * followed.
 */
function useFollowPopover(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    let release: (() => void) | undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const isOpen = element.matches(":popover-open");
      reportMenu(isOpen);
      if (isOpen) release ??= trap(element);
    };
    const prepare = (event: Event) => {
      if ((event as ToggleEvent).newState === "open") return keepScrollBarRoom();
      clearTimeout(waiting);
      // Before the browser returns the focus: the button must not be inert then.
      release?.();
      release = undefined;
    };
    // A new page closes the menu (`browser/navigation/overlay-entry.ts`), and the contact overlay,
    // which has prevented the click by then, does when it opens; an anchor needs no wait. Runs
    // after the link's own handler.
    const hide = () => element.hidePopover?.();
    const leave = () => {
      if (useProgress.getState().pending > 0) waiting = setTimeout(hide, MAX_WAIT_MS);
      else hide();
    };
    const close = ({ target, defaultPrevented }: MouseEvent) => {
      if (!defaultPrevented && target instanceof Element && target.closest("a"))
        waiting = setTimeout(leave);
    };
    // It may have been opened before hydration.
    follow();
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("beforetoggle", prepare, { signal });
    element.addEventListener("toggle", follow, { signal });
    element.addEventListener("click", close, { signal });
    return () => {
      clearTimeout(waiting);
      release?.();
      listening.abort();
      reportMenu(false);
    };
  }, [menu]);
}

/** Years since the build after which the clock is not trusted. */
const PLAUSIBLE_YEARS = 10;

/**
 * The year of a copyright line. A visitor's clock may be wrong: a year before the build, or long
 * after it, is ignored.
 */
function copyrightYear(now: Date, built: number): number {
  const year = now.getFullYear();
  return year > built && year <= built + PLAUSIBLE_YEARS ? year : built;
}

const BUILT = Number(process.env.BUILD_YEAR);

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
  // That of the build in the built HTML, then that of the visitor, so that hydration fits at New
  // Year.
  const year = useHydrated() ? copyrightYear(new Date(), BUILT) : BUILT;
  return (
    <div className={styles.foot}>
      <p>{`© ${year} ${legalName}`}</p>
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

/**
 * Every page of the site and the services, full screen. A popover, so that it opens without
 * JavaScript.
 */
export function BurgerMenu() {
  const { whatWeDo } = useNavigation();
  const menu = useRef<HTMLDivElement>(null);
  useFollowPopover(menu);
  return (
    <div
      id={MENU_ID}
      ref={menu}
      popover="auto"
      role="dialog"
      aria-label={STRINGS.menu}
      className={styles.root}
    >
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
