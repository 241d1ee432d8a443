import { STRINGS } from "../../constants/strings";
import {
  findLoadedPage,
  type GatsbyPage,
  isOfAnotherBuild,
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
import { runGuards } from "./guards";
import { claimOverlayEntry, settleEntry } from "./overlay-entry";

/** Status that the error page shows for a page whose parts do not arrive. */
const UNREACHABLE = 503;

/** Sequence number of the latest navigation; earlier ones that finish later are ignored. */
let latest = 0;

/** Gatsby's own navigation, for a page that is loaded. */
let gatsbyNavigate: Navigate = () => {};

/** Shows a page that is loaded; `carryPoster`, once its script has arrived. */
let show = (_address: string, navigate: () => void): void => navigate();

/**
 * Splits an address.
 * @throws URIError for invalid escapes, as the router would
 */
function partsOf(address: string): { path: string; query: string; hash: string } {
  const { pathname: path, search: query, hash } = new URL(address, location.href);
  decodeURI(path);
  return { path, query, hash };
}

/** Loads a page. @returns null when a part of it does not arrive */
async function load(address: string): Promise<GatsbyPage | null> {
  const { path, query } = partsOf(address);
  return loadPage(path + query);
}

/** Loads the page of the current address; undefined for one with invalid escapes, which has none. */
const loadCurrent = () => load(location.href).catch(() => undefined);

/**
 * Runs the guards of a page.
 * @returns the address that they redirect to, with query and anchor kept as the server does: a path
 * of this site, or the address of another one; null to show the page
 */
function redirectOf(address: string, page: GatsbyPage): string | null {
  const { path, query, hash } = partsOf(address);
  const target = runGuards(path, page);
  if (target === null) return null;
  const to = new URL(target, location.href);
  to.search += to.search ? query.replace("?", "&") : query;
  to.hash ||= hash;
  return to.origin === location.origin ? to.pathname + to.search + to.hash : to.href;
}

/**
 * Handles a page whose parts do not arrive, be it because of a deployment, which a reload fixes, or
 * because of the connection.
 */
function handleMissingPage(address: string): void {
  failProgress();
  // Offline: keep the current page, and the status line says why.
  if (navigator.onLine === false || reloadOnce(address)) return;
  // The address is a new entry, so that Back leads to the current page.
  const add = claimOverlayEntry() ? "replaceState" : "pushState";
  history[add]({ key: String(Date.now()) }, "", address);
  showRouteError({ message: STRINGS.pageMissing, status: UNREACHABLE, retry: address });
}

const loadDocument = (address: string, options?: NavigateOptions): void =>
  location[options?.replace ? "replace" : "assign"](address);

/** Follows a redirect. @param target a path of this site, or the address of another one */
const leadTo = (target: string, options?: NavigateOptions): void =>
  target.startsWith("/") ? void follow(target, options) : loadDocument(target, options);

/** Loads a page with progress, runs its guards, and shows it if it is still the latest one. */
async function follow(address: string, requested: NavigateOptions = {}): Promise<void> {
  const sequence = ++latest;
  beginProgress();
  try {
    const page = await load(address);
    // The 404 page holds the redirects.
    const guardedPage = page ?? (await loadUnknownPage());
    await settleEntry(requested.replace === true);
    const target = guardedPage && redirectOf(address, guardedPage);
    if (sequence !== latest) return finishProgress();
    if (target === null && !page) return handleMissingPage(address);
    const options = { ...requested, replace: requested.replace || claimOverlayEntry() };
    if (target !== null) leadTo(target, options);
    // A page of another build needs that build's scripts.
    else if (page && isOfAnotherBuild(page)) loadDocument(address, options);
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

/** Runs the guards of a first page that was built for another address, such as the 404 page. */
function guardUnknownAddress(): void {
  const page = findLoadedPage(location.pathname + location.search);
  if (!page || page.page?.path === location.pathname) return;
  const target = redirectOf(location.href, page);
  if (target !== null) leadTo(target, { replace: true });
}

/**
 * Whether Back or Forward has changed the address before the router listened: it would go on
 * showing the other page.
 */
let isStepMissed = false;

/** Reloads once when a part of the first page does not arrive: Gatsby would never hydrate it. */
export async function guardFirstPage(): Promise<void> {
  const firstPath = location.pathname;
  addEventListener("popstate", () => (isStepMissed = location.pathname !== firstPath));
  if ((await loadCurrent()) === null) reloadOnce();
}

/** Shows the progress of a step back or forward, which the router handles. */
async function followHistory(): Promise<void> {
  // A navigation that still loads must not show its page.
  latest++;
  beginProgress();
  const page = await loadCurrent();
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
  guardUnknownAddress();
}
