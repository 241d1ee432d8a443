import { STRINGS } from "../../constants/strings";
import {
  type GatsbyPage,
  isOfAnotherBuild,
  loadedPage,
  loadPage,
  loadUnknownPage,
  type Navigate,
  type NavigateOptions,
  takeOverNavigation,
} from "../../overrides/gatsby-router";
import { onFirstUserInput } from "../dom/on-first-user-input";
import { reloadOnce } from "../dom/reload-guard";
import { beginProgress, failProgress, finishProgress } from "../stores/progress";
import { clearRouteError, routeErrorOf, showRouteError } from "../stores/route-error";
import { askGuards } from "./guards";
import { leaveOverlayEntry } from "./overlay-entry";

/** Status shown for a page whose parts do not arrive. */
const UNREACHABLE = 503;

/** Sequence number of the latest navigation; earlier ones that finish later are ignored. */
let latest = 0;

/** Gatsby's own navigation, for a page that is loaded. */
let gatsbyNavigate: Navigate = () => {};

/** Replaced by `carry-poster.ts` once it is there. */
let show = (_address: string, navigate: () => void): void => navigate();

/** The parts of an address. Throws where the router would. */
function partsOf(address: string): { path: string; query: string; hash: string } {
  const { pathname: path, search: query, hash } = new URL(address, location.href);
  decodeURI(path);
  return { path, query, hash };
}

/** A page with all its parts, or null when one is missing. */
async function load(address: string): Promise<GatsbyPage | null> {
  const { path, query } = partsOf(address);
  return loadPage(path + query);
}

/**
 * Where the guards of a page redirect to, keeping query and anchor as the server does; null to show
 * the page.
 */
function targetOf(address: string, page: GatsbyPage): string | null {
  const { path, query, hash } = partsOf(address);
  const target = askGuards(path, page);
  if (target === null) return null;
  const to = new URL(target, location.href);
  const search = to.search ? to.search + query.replace("?", "&") : query;
  return to.pathname + search + (to.hash || hash);
}

/**
 * The parts of a page do not arrive: after a deployment (a reload fixes that), or because of the
 * connection.
 */
function giveUp(address: string): void {
  failProgress();
  // Offline: keep the current page, and the status line says why.
  if (navigator.onLine === false || reloadOnce(address)) return;
  // Push the address, so that Back leads to the current page.
  history.pushState({ key: String(Date.now()) }, "", address);
  showRouteError({ message: STRINGS.pageMissing, status: UNREACHABLE, retry: address });
}

async function follow(address: string, options?: NavigateOptions): Promise<void> {
  const mine = ++latest;
  beginProgress();
  try {
    const page = await load(address);
    // The 404 page holds the redirects.
    const guarded = page ?? (await loadUnknownPage());
    // From an open menu: Back then leads to the page, not to its menu.
    await leaveOverlayEntry();
    const target = guarded && targetOf(address, guarded);
    if (mine !== latest) return finishProgress();
    if (target !== null) void follow(target, options);
    else if (!page) return giveUp(address);
    // Pages of another build come as documents of their own.
    else if (isOfAnotherBuild(page)) location[options?.replace ? "replace" : "assign"](address);
    else {
      clearRouteError();
      show(address, () => gatsbyNavigate(address, options));
    }
    finishProgress();
  } catch (error) {
    failProgress();
    showRouteError(routeErrorOf(error));
  }
}

/** Runs the guards of a first page that was not built for its address, such as the 404 page. */
function askFirstPage(): void {
  const page = loadedPage(location.pathname + location.search);
  if (!page || page.page?.path === location.pathname) return;
  const target = targetOf(location.href, page);
  if (target !== null) void follow(target, { replace: true });
}

/**
 * Whether Back has changed the address before the router listens, which would go on showing the
 * page before.
 */
let isStepMissed = false;

/** Reloads once when a part of the first page does not arrive: Gatsby would never hydrate it. */
export async function guardFirstPage(): Promise<void> {
  const opened = location.pathname;
  addEventListener("popstate", () => (isStepMissed = location.pathname !== opened));
  if (!(await load(location.href))) reloadOnce();
}

/** Back and forward: the router navigates, this shows the progress. */
async function followHistory(): Promise<void> {
  // Makes a navigation in flight stale.
  latest++;
  beginProgress();
  const page = await load(location.href);
  if (page) finishProgress();
  else failProgress();
  clearRouteError();
}

/**
 * Wraps Gatsby's navigation: shows progress, runs guards before a page is shown, and keeps the
 * current page when the next one does not arrive.
 */
export function guardNavigation(): void {
  if (isStepMissed) location.reload();
  gatsbyNavigate = takeOverNavigation((to, options) => {
    if (typeof to === "number") gatsbyNavigate(to, options);
    else void follow(to, options);
  });
  addEventListener("popstate", () => void followHistory());
  onFirstUserInput(
    () =>
      void import("./carry-poster").then(
        ({ carryPoster }) => (show = carryPoster),
        () => {},
      ),
  );
  askFirstPage();
}
