import { navigate } from "@reach/router";

/**
 * Shows a page's own address where a host has sent it at another one, such as `/works.html`, which
 * Gatsby would take for an unknown page. The page for unknown addresses has none. Call it before
 * the first page is loaded.
 */
export function showOwnAddress(): void {
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]");
  if (!canonical) return;
  const { pathname } = new URL(canonical.href);
  if (pathname !== location.pathname)
    void navigate(pathname + location.search + location.hash, { replace: true });
}
