import { Link as GatsbyLink } from "gatsby";
import type { ReactNode } from "react";

export type LinkProps = {
  /** A root-relative address of this site, a full one, or an anchor of the same page (left to the browser). */
  to: string;
  /** Anchor on that page. */
  hash?: string | null;
  className?: string;
  /** Marks the section of the site that is shown. */
  current?: boolean;
  /** Only where the link's own words do not say enough. */
  ariaLabel?: string;
  children: ReactNode;
};

/** The only link: inside the site by the router, elsewhere by the browser. */
export function Link({ to, hash, className, current = false, ariaLabel, children }: LinkProps) {
  const address = hash ? `${to}#${hash}` : to;
  if (!address.startsWith("/")) {
    return (
      <a
        href={address}
        className={className}
        aria-label={ariaLabel}
        rel={/^https?:/.test(address) ? "noopener" : undefined}
      >
        {children}
      </a>
    );
  }
  return (
    <GatsbyLink
      to={address}
      className={className}
      aria-label={ariaLabel}
      {...(current ? { "aria-current": "true" } : {})}
    >
      {children}
    </GatsbyLink>
  );
}
