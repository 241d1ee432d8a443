import { navigate } from "gatsby";
import { type MouseEvent, type ReactNode, useCallback } from "react";
import { STAYS } from "../../../constants/history";
import { useRoute } from "../../../hooks/use-route";
import { prefetchNow, prefetchWhenShown } from "./prefetch";

export type LinkProps = {
  /** A root-relative address of this site, a full one, or an anchor of the same page (left to the browser). */
  to: string;
  /** Anchor on that page. */
  hash?: string | null;
  className?: string;
  /** Marks the section of the site that is shown. */
  current?: boolean;
  /** Called before the link is followed in this tab; `preventDefault` keeps it from that. */
  onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
  /** Left to the browser, which loads the document anew. */
  reloads?: boolean;
  /** In a tab of its own, for what is read beside a form. */
  newTab?: boolean;
  /** Leads to another state of the same page: neither the focus nor what is read moves. */
  stays?: boolean;
  children: ReactNode;
};

/** The only link: inside the site by the router, elsewhere by the browser. */
export function Link({ to, hash, reloads = false, newTab = false, ...props }: LinkProps) {
  const address = hash ? `${to}#${hash}` : to;
  const isRouted = address.startsWith("/") && !reloads && !newTab;
  return isRouted ? <InnerLink to={address} {...props} /> : <OuterLink to={address} newTab={newTab} {...props} />;
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

/** A click that asks for this page in this tab, and that nobody has answered yet. */
function isPlain(event: MouseEvent): boolean {
  const isModified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button === 0 && !isModified && !event.defaultPrevented;
}

function InnerLink({ to, className, current = false, stays, onClick, children }: EndLinkProps) {
  const path = to.replace(/[?#].*/, "");
  const route = useRoute();
  const watch = useCallback((link: HTMLAnchorElement) => prefetchWhenShown(link, path), [path]);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlain(event)) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    // The page shown has its entry in the history already.
    const replace = new URL(to, location.href).href === location.href;
    void navigate(to, stays ? { replace, state: STAYS } : { replace });
  };
  return (
    <a
      ref={watch}
      href={to}
      className={className}
      aria-current={to === route && !stays ? "page" : current || undefined}
      onPointerEnter={() => prefetchNow(path)}
      onClick={follow}
    >
      {children}
    </a>
  );
}
