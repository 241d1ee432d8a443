import { type RefObject, useEffect, useRef } from "react";
import { STRINGS } from "../../../constants/strings";
import { useNavigation } from "../../../hooks/use-navigation";
import { useRoute } from "../../../hooks/use-route";
import { ButtonLink } from "../../ui/button-link/button-link";
import { Link } from "../../ui/link/link";
import * as styles from "./burger-menu.module.scss";

export const MENU_ID = "menu";

/** A link followed within the document leaves a popover open; this closes it. */
function useCloseOnLink(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = menu.current;
    const close = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest("a")) element?.hidePopover?.();
    };
    element?.addEventListener("click", close);
    return () => element?.removeEventListener("click", close);
  }, [menu]);
}

/** Every page of the site and the services, full screen: a popover, so that it opens without a script, too. */
export function BurgerMenu() {
  const { main, whatWeDo, social } = useNavigation();
  const route = useRoute();
  const menu = useRef<HTMLDivElement>(null);
  useCloseOnLink(menu);
  return (
    <div id={MENU_ID} ref={menu} popover="auto" role="dialog" aria-label={STRINGS.menu} className={styles.root}>
      <div className={styles.columns}>
        <nav aria-label={STRINGS.mainNavigation}>
          <ul className={styles.pages}>
            {main.map(({ title, burgerTitle, link, id }) => (
              <li key={link}>
                <Link to={link} hash={id} current={link !== "/" && route.startsWith(`${link}/`)}>
                  {burgerTitle ?? title}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.aside}>
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
            <ButtonLink to="/contact-form">{STRINGS.letsTalk}</ButtonLink>
          </p>
        </div>
      </div>
      <ul className={styles.foot}>
        {social.map(({ title, link }) => (
          <li key={link}>
            <Link to={link}>{title}</Link>
          </li>
        ))}
      </ul>
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
