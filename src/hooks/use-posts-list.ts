import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { ALL_CATEGORIES, CATEGORY_PARAMETER } from "../constants/blog";
import { CONTENT_RESTORED_EVENT } from "../constants/history";
import { type FirstPosts, leavePosts, type PostsState, postsAt, showPosts, usePosts } from "../stores/posts";
import { useAlive } from "./use-alive";

/**
 * The category that an address names, if there is one of that name.
 * @param search the query of the address
 */
export function categoryIn(search: string, known: readonly { slug: string }[]): string {
  const named = new URLSearchParams(search).get(CATEGORY_PARAMETER);
  return known.find(({ slug }) => slug === named)?.slug ?? ALL_CATEGORIES;
}

/** Key of the entry of the history; `scroll-restoration.ts` sees to it that each has one. */
const keyOfEntry = (): string => String((history.state as { key?: unknown } | null)?.key ?? "");

/**
 * The list as the visitor has it: the built page, what was loaded since, and the category of the address. Until a script
 * is at work it is the built page alone.
 * @param search the query of the address
 */
export function usePostsList(first: FirstPosts, search: string): PostsState {
  const isAlive = useAlive();
  const entry = isAlive ? keyOfEntry() : "";
  const category = isAlive ? categoryIn(search, first.categories) : ALL_CATEGORIES;
  const [visit, setVisit] = useState(entry);
  if (!visit && entry) setVisit(entry);
  const opened = useMemo(() => postsAt(entry, visit, first, category), [entry, visit, first, category]);
  const state = usePosts();
  useEffect(() => {
    if (!opened.entry) return;
    void showPosts(opened);
    return leavePosts;
  }, [opened]);
  useLayoutEffect(() => {
    if (state.isRestored) dispatchEvent(new Event(CONTENT_RESTORED_EVENT));
  }, [state.isRestored]);
  return entry && state.entry === entry ? state : opened;
}
