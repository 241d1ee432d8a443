import { STRINGS } from "../constants/strings";
import { reloadOnce } from "../dom/reload-guard";
import { beginProgress, failProgress, finishProgress } from "../stores/progress";
import { clearRouteError, routeErrorOf, showRouteError } from "../stores/route-error";
import { askGuards } from "./guards/guards";

/** Of a page whose parts do not arrive, as of a gateway. */
const UNREACHABLE = 503;

/** The latest navigation; an earlier one that arrives after it is nobody's wish any more. */
let latest = 0;

/** What shows a page whose parts are there. */
let gatsbyNavigate: GatsbyNavigate = () => {};

/** The parts of an address; throws for one that the router could not read, either. */
function partsOf(address: string): { path: string; query: string; hash: string } {
  const { pathname: path, search: query, hash } = new URL(address, location.href);
  decodeURI(path);
  return { path, query, hash };
}

/** A page with all its parts, or null when one is missing. */
async function load(address: string): Promise<GatsbyPage | null> {
  const { path, query } = partsOf(address);
  const page = await window.___loader?.loadPage(path + query).catch(() => undefined);
  return page && page.status !== "error" ? page : null;
}

/** Where the guards of a page send the visitor, with query and anchor, as a server's does; null when it may be shown. */
function targetOf(address: string, page: GatsbyPage): string | null {
  const { path, query, hash } = partsOf(address);
  const target = askGuards(path, page);
  if (target === null) return null;
  const to = new URL(target, location.href);
  const search = to.search ? to.search + query.replace("?", "&") : query;
  return to.pathname + search + (to.hash || hash);
}

/** The parts of a page do not arrive: because of a deployment, which a new document mends, or because of the line. */
function giveUp(address: string): void {
  failProgress();
  // The page shown stays, and the status line says why.
  if (navigator.onLine === false || reloadOnce(address)) return;
  // Where it would be, so that the way back leads to the page before.
  history.pushState({ key: String(Date.now()) }, "", address);
  showRouteError({ message: STRINGS.pageMissing, status: UNREACHABLE, retry: address });
}

/** Where an address leads that has moved; the page for unknown addresses knows them. */
async function targetOfMoved(address: string): Promise<string | null> {
  const page = await load("/404.html");
  return page && targetOf(address, page);
}

/** The server has another build by now: its pages come as documents of their own. */
const isOfAnotherBuild = ({ page }: GatsbyPage): boolean =>
  process.env.NODE_ENV === "production" && page?.webpackCompilationHash !== window.___webpackCompilationHash;

async function follow(address: string, options?: NavigateOptions): Promise<void> {
  const mine = ++latest;
  beginProgress();
  try {
    const page = await load(address);
    const target = page ? targetOf(address, page) : await targetOfMoved(address);
    if (mine !== latest) return finishProgress();
    if (target !== null) void follow(target, options);
    else if (!page) return giveUp(address);
    else if (isOfAnotherBuild(page)) location[options?.replace ? "replace" : "assign"](address);
    else {
      clearRouteError();
      gatsbyNavigate(address, options);
    }
    finishProgress();
  } catch (error) {
    failProgress();
    showRouteError(routeErrorOf(error));
  }
}

/** A page whose HTML was not made for its address, as that for unknown ones: its guards have not been asked yet. */
function askFirstPage(): void {
  const page = window.___loader?.loadPageSync(location.pathname + location.search);
  if (!page || page.page?.path === location.pathname) return;
  const target = targetOf(location.href, page);
  if (target !== null) window.___replace(target);
}

/** A part of the first page does not arrive: without it Gatsby leaves the page as it came, without a script. */
export async function guardFirstPage(): Promise<void> {
  if (!(await load(location.href))) reloadOnce();
}

/** Back and forward: the router follows by itself. */
async function followHistory(): Promise<void> {
  // Nobody's wish any more is the page that is still on its way.
  latest++;
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
  gatsbyNavigate = window.___navigate;
  window.___navigate = (to, options) => {
    if (typeof to === "number") gatsbyNavigate(to, options);
    else void follow(to, options);
  };
  window.___push = (to) => window.___navigate(to, { replace: false });
  window.___replace = (to) => window.___navigate(to, { replace: true });
  addEventListener("popstate", () => void followHistory());
  askFirstPage();
}
