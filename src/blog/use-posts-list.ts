import { useEffect, useMemo } from "react";
import { ALL_CATEGORIES } from "../constants/routes";
import { keyOfEntry } from "../dom/session";
import { useHydrated } from "../hooks/use-hydrated";
import { CATEGORY_PARAMETER } from "./constants";
import { type FirstPosts, leavePosts, type PostsState, postsAt, showPosts, usePosts } from "./posts";

/**
 * The category that an address names, if there is one of that name. Only the list's first page is filtered: later ones
 * lack what came before.
 * @param search the query of the address
 */
function categoryIn(search: string, { categories, currentPage }: FirstPosts): string {
  const named = currentPage === 1 ? new URLSearchParams(search).get(CATEGORY_PARAMETER) : null;
  return categories.find(({ slug }) => slug === named)?.slug ?? ALL_CATEGORIES;
}

/**
 * The list as the visitor has it: the built page, what was loaded since, and the category of the address. Until a script
 * is at work it is the built page alone.
 * @param location as the router has it. The browser's is ahead of it: in between, the list still shows the entry before.
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
