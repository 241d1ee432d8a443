import { STRINGS } from "../constants/strings";
import { beginProgress, failProgress, finishProgress } from "../stores/progress";
import { reloadOnce } from "../stores/reload-guard";
import { clearRouteError, routeErrorOf, showRouteError } from "../stores/route-error";
import { askGuards } from "./guards/guards";

/** Of a page whose parts do not arrive, as of a gateway. */
const UNREACHABLE = 503;

/** The latest navigation; an earlier one that arrives after it is nobody's wish any more. */
let latest = 0;

const pathOf = (address: string): string => new URL(address, location.href).pathname;

/** A page with all its parts, or null when one is missing. */
async function load(address: string): Promise<GatsbyPage | null> {
  const page = await window.___loader?.loadPage(pathOf(address)).catch(() => undefined);
  return page && page.status !== "error" ? page : null;
}

/** The parts of a page do not arrive: because of a deployment, which a new document mends, or because of the line. */
function giveUp(address: string): void {
  failProgress();
  // The page shown stays, and the status line says why.
  if (navigator.onLine === false || reloadOnce(address)) return;
  showRouteError({ message: STRINGS.pageMissing, status: UNREACHABLE, retry: address });
}

async function follow(address: string, go: () => void): Promise<void> {
  const mine = ++latest;
  beginProgress();
  const page = await load(address);
  if (mine !== latest) return finishProgress();
  if (!page) return giveUp(address);
  try {
    const target = askGuards(pathOf(address), page);
    if (target !== null) window.___replace(target);
    else {
      clearRouteError();
      go();
    }
    finishProgress();
  } catch (error) {
    failProgress();
    showRouteError(routeErrorOf(error));
  }
}

/** A page whose HTML was not made for its address, as that for unknown ones: its guards have not been asked yet. */
function askFirstPage(): void {
  const page = window.___loader?.loadPageSync(location.pathname);
  if (!page || page.page?.path === location.pathname) return;
  const target = askGuards(location.pathname, page);
  if (target !== null) window.___replace(target);
}

/** Back and forward: the router follows by itself. */
async function followHistory(): Promise<void> {
  beginProgress();
  const page = await load(location.href);
  if (page) finishProgress();
  else failProgress();
  clearRouteError();
}

/**
 * Stands between links and Gatsby's router: counts the way to a page as progress, asks guards before the page is shown, and
 * keeps the old page when the new one does not arrive.
 */
export function guardNavigation(): void {
  const gatsbyNavigate = window.___navigate;
  window.___navigate = (to, options) => {
    if (typeof to === "number") gatsbyNavigate(to, options);
    else void follow(to, () => gatsbyNavigate(to, options));
  };
  window.___push = (to) => window.___navigate(to, { replace: false });
  window.___replace = (to) => window.___navigate(to, { replace: true });
  addEventListener("popstate", () => void followHistory());
  askFirstPage();
}
