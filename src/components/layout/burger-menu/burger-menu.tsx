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

/** Longest time that the menu hides the old page while the next one loads. */
const MAX_WAIT_MS = 300;

/** Keeps the focus in the open menu, and makes the rest of the page inert. @returns undoes it */
function holdFocus(menu: HTMLElement): () => void {
  const [endInert, endTrap] = [inertOutside(menu), trapFocus(menu)];
  const currentPage = menu.querySelector<HTMLElement>("[aria-current]");
  (currentPage ?? menu.querySelector("a"))?.focus();
  return () => {
    endInert();
    endTrap();
  };
}

/**
 * Manages focus and state of the menu, which the browser opens and closes as a popover, and closes
 * it when a link in it is followed.
 */
function usePopover(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = menu.current;
    if (!element) return;
    let releaseFocus: (() => void) | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const onToggle = () => {
      const isOpen = element.matches(":popover-open");
      reportMenu(isOpen);
      if (isOpen) releaseFocus ??= holdFocus(element);
    };
    const beforeToggle = (event: Event) => {
      if ((event as ToggleEvent).newState === "open") return keepScrollBarRoom();
      clearTimeout(timer);
      // Before the browser returns the focus to the button, which must not be inert then.
      releaseFocus?.();
      releaseFocus = undefined;
    };
    const hide = () => element.hidePopover?.();
    // While a page loads, its navigation closes the menu (`browser/navigation/overlay-entry.ts`).
    const hideAfterLoading = () => {
      if (useProgress.getState().pending > 0) timer = setTimeout(hide, MAX_WAIT_MS);
      else hide();
    };
    // A link to the contact overlay is prevented by then: the overlay closes the menu.
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      const isFollowed = !defaultPrevented && target instanceof Element && target.closest("a");
      // In a new task, after the link's own handler.
      if (isFollowed) timer = setTimeout(hideAfterLoading);
    };
    // The menu may have been opened before hydration.
    onToggle();
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener("beforetoggle", beforeToggle, { signal });
    element.addEventListener("toggle", onToggle, { signal });
    element.addEventListener("click", onClick, { signal });
    return () => {
      clearTimeout(timer);
      releaseFocus?.();
      listening.abort();
      reportMenu(false);
    };
  }, [menu]);
}

/** Longest time since the build, in years, for which a visitor's clock is believed. */
const MAX_AGE = 10;

/** The year of the copyright line: that of the visitor's clock, unless it must be wrong. */
function copyrightYear(now: Date, buildYear: number): number {
  const year = now.getFullYear();
  return year > buildYear && year <= buildYear + MAX_AGE ? year : buildYear;
}

const BUILD_YEAR = Number(process.env.BUILD_YEAR);

/** Links to the pages; on small screens the contact form is one of them. */
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
  // Hydration needs the year of the built HTML.
  const year = useHydrated() ? copyrightYear(new Date(), BUILD_YEAR) : BUILD_YEAR;
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
 * The menu: a full-screen list of the pages and services. It is a popover, so that it opens without
 * JavaScript.
 */
export function BurgerMenu() {
  const { whatWeDo } = useNavigation();
  const menu = useRef<HTMLDivElement>(null);
  usePopover(menu);
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
