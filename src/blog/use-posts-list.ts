import { useEffect, useMemo } from "react";
import { ALL_CATEGORIES } from "../constants/routes";
import { keyOfEntry } from "../dom/session";
import { useHydrated } from "../hooks/use-hydrated";
import { CATEGORY_PARAMETER } from "./constants";
import { type FirstPosts, leavePosts, type PostsState, postsAt, showPosts, usePosts } from "./posts";

/**
 * The category that an address names, if it exists. Only the list's first page is filtered: later ones lack earlier articles.
 */
function categoryIn(search: string, { categories, currentPage }: FirstPosts): string {
  const named = currentPage === 1 ? new URLSearchParams(search).get(CATEGORY_PARAMETER) : null;
  return categories.find(({ slug }) => slug === named)?.slug ?? ALL_CATEGORIES;
}

/**
 * The list as shown: the built page, what was loaded since, and the category of the address. Before hydration, the built
 * page alone.
 * @param location the router's. The browser's changes earlier, while the list still shows the previous entry.
 */
export function usePostsList(first: FirstPosts, location: Pick<Location, "search">): PostsState {
  const isHydrated = useHydrated();
  const entry = useMemo(() => (isHydrated && location ? keyOfEntry() : ""), [isHydrated, location]);
  const category = entry ? categoryIn(location.search, first) : ALL_CATEGORIES;
  const state = usePosts();
  useEffect(() => {
    if (entry) void showPosts(entry, first, category);
  }, [entry, first, category]);
  useEffect(() => leavePosts, []);
  return entry && state.entry === entry ? state : postsAt(entry, first, category);
}
