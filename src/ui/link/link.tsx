import { navigate } from "gatsby";
import { type MouseEvent, type ReactNode, useCallback } from "react";
import { hasModifier } from "../../browser/dom/has-modifier";
import { useRoute } from "../../browser/hooks/use-route";
import { KEEPS_SCROLL } from "../../constants/visit";
import { prefetchNow, prefetchWhenShown } from "./prefetch";

export type LinkProps = {
  /** A root-relative address of this site, a full address, or an anchor of the same page (`#a`). */
  to: string;
  /** Anchor on that page, without `#`. */
  hash?: string | null;
  className?: string;
  /** Whether it leads to the current section of the site. */
  current?: boolean;
  /** Called before the link is followed in this tab; `preventDefault` stops that. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Whether the page loads as a new document. */
  reloads?: boolean;
  /** Whether it opens in a new tab, so that a form beside it stays open. */
  newTab?: boolean;
  /** Whether only the query of the page changes: focus and scroll position stay. */
  keepsScroll?: boolean;
  children: ReactNode;
};

/**
 * The only component for links: the router follows those within the site, the browser the others.
 */
export function Link({ to, hash, reloads = false, newTab = false, ...props }: LinkProps) {
  const address = hash ? `${to}#${hash}` : to;
  const isRouted = address.startsWith("/") && !reloads && !newTab;
  return isRouted ? (
    <InnerLink to={address} {...props} />
  ) : (
    <OuterLink to={address} newTab={newTab} {...props} />
  );
}

type EndLinkProps = Omit<LinkProps, "hash" | "reloads">;

function OuterLink({ to, newTab, className, children }: EndLinkProps) {
  const rel = /^https?:/.test(to) ? "noopener" : undefined;
  return (
    <a href={to} target={newTab ? "_blank" : undefined} className={className} rel={rel}>
      {children}
    </a>
  );
}

function InnerLink({
  to,
  className,
  current = false,
  keepsScroll,
  onClick,
  children,
}: EndLinkProps) {
  const path = to.replace(/[?#].*/, "");
  const route = useRoute();
  const watch = useCallback((link: HTMLAnchorElement) => prefetchWhenShown(link, path), [path]);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    // The browser handles everything but a plain left click.
    if (event.button !== 0 || hasModifier(event) || event.defaultPrevented) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    // A link to the current address replaces its history entry, as browsers do.
    const replace = new URL(to, location.href).href === location.href;
    void navigate(to, keepsScroll ? { replace, state: KEEPS_SCROLL } : { replace });
  };
  return (
    <a
      ref={watch}
      href={to}
      className={className}
      aria-current={to === route && !keepsScroll ? "page" : current || undefined}
      onPointerEnter={() => prefetchNow(path)}
      onClick={follow}
    >
      {children}
    </a>
  );
}
