import { MINIMUM_FETCH_DISPLAY_MS } from "../constants/motion";
import { SEARCH_DEBOUNCE_MS, SEARCH_TIMEOUT_MS } from "./constants";
import { closeIndex, findResults, openIndex, type SearchResponse } from "./pagefind";
import {
  chooseKind,
  clearSearch,
  search,
  searchNow,
  showMore,
  typeQuery,
  useSearch,
} from "./store";

jest.mock("./pagefind");
const find = jest.mocked(findResults);

const response = (title: string, total = 1): SearchResponse => ({
  total,
  counts: { article: total, work: 0, service: 0 },
  results: [
    {
      url: `/blog/${title}`,
      kind: "article",
      title,
      topic: "",
      date: "",
      picture: "",
      excerpt: [],
    },
  ],
});
const state = () => useSearch.getState();
/** Lets resolved promises settle, and 'Searching' be read. */
const arrive = () => jest.advanceTimersByTimeAsync(MINIMUM_FETCH_DISPLAY_MS);

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(openIndex).mockResolvedValue(undefined);
  find.mockReset().mockImplementation(async (words) => response(words));
  clearSearch();
});
afterEach(() => jest.useRealTimers());

test("only the last state of typing is searched, after a pause", async () => {
  typeQuery("fe");
  await jest.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS - 1);
  typeQuery("ferry");
  await jest.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS - 1);
  expect(find).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(find.mock.calls).toEqual([["ferry", null, 10]]);
  await arrive();
  expect(state()).toMatchObject({ phase: "found", answered: "ferry", query: "ferry", total: 1 });
});

test("a stale response is ignored", async () => {
  let resolveFirst = (_: SearchResponse) => {};
  find.mockImplementationOnce(() => new Promise((resolve) => (resolveFirst = resolve)));
  search({ query: "first", kind: null });
  search({ query: "second", kind: null });
  await arrive();
  resolveFirst(response("first"));
  await arrive();
  expect(state()).toMatchObject({ phase: "found", answered: "second" });
});

test("a query without visible characters clears the results at once", async () => {
  search({ query: "C#", kind: "article" });
  await arrive();
  expect(state().results).toHaveLength(1);
  typeQuery("\u200b ");
  expect(state()).toMatchObject({ phase: "idle", results: [] });
});

test("a search that is cleared while it loads shows no results", async () => {
  search({ query: "ferry", kind: "article" });
  clearSearch();
  await arrive();
  expect(state()).toMatchObject({ phase: "idle", query: "", kind: null, results: [] });
});

test("the first search shows for at least 200 ms that it is loading", async () => {
  search({ query: "ferry", kind: null });
  await jest.advanceTimersByTimeAsync(199);
  expect(state().phase).toBe("searching");
  await jest.advanceTimersByTimeAsync(1);
  expect(state()).toMatchObject({ phase: "found", answered: "ferry" });
});

test("a search that replaces earlier results shows its own as soon as they arrive", async () => {
  search({ query: "ferry", kind: null });
  await arrive();
  search({ query: "boat", kind: null });
  await jest.advanceTimersByTimeAsync(0);
  expect(state()).toMatchObject({ phase: "found", answered: "boat" });
});

test("more results are requested for the same query", () => {
  search({ query: "ferry", kind: null });
  showMore();
  expect(find).toHaveBeenLastCalledWith("ferry", null, 20);
});

test("another kind of results begins with the first ones", () => {
  search({ query: "ferry", kind: null });
  showMore();
  chooseKind("work");
  expect(find).toHaveBeenLastCalledWith("ferry", "work", 10);
});

test("another query begins with the first results of the chosen kind", async () => {
  search({ query: "ferry", kind: "work" });
  showMore();
  typeQuery("boat");
  await jest.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS);
  expect(find).toHaveBeenLastCalledWith("boat", "work", 10);
});

describe("of 13 results, ten are shown at first", () => {
  beforeEach(async () => {
    find.mockImplementation(async (_words, _kind, limit) => ({
      ...response("ferry", 30),
      results: Array(Math.min(limit, 13)).fill(response("ferry").results[0]),
    }));
    search({ query: "ferry", kind: null });
    await arrive();
  });

  test("the first results do not count as added", () => {
    expect(state().added).toBe(0);
  });

  test("the results that 'Show more' adds are counted", async () => {
    showMore();
    await arrive();
    expect(state().added).toBe(3);
  });

  test("a new search adds no results", async () => {
    showMore();
    await arrive();
    searchNow();
    await arrive();
    expect(state().added).toBe(0);
  });

  test("'Show more' adds no results after the query has changed", async () => {
    typeQuery("boat");
    showMore();
    await arrive();
    expect(state()).toMatchObject({ answered: "boat", added: 0 });
  });
});

test("after a failure the search can be tried again with a new index", async () => {
  jest.mocked(closeIndex).mockClear();
  find.mockRejectedValueOnce(new Error("404"));
  search({ query: "ferry", kind: null });
  await arrive();
  expect(state()).toMatchObject({ phase: "failed", query: "ferry" });
  expect(closeIndex).toHaveBeenCalledTimes(1);
  searchNow();
  await arrive();
  expect(state()).toMatchObject({ phase: "found", answered: "ferry" });
});

test("a failure to load more keeps the shown results", async () => {
  search({ query: "ferry", kind: null });
  await arrive();
  const { results } = state();
  find.mockRejectedValueOnce(new Error("404"));
  showMore();
  await arrive();
  expect(state()).toMatchObject({ phase: "failed", answered: "ferry", results });
});

test("a failure of a new search clears the results of the query before", async () => {
  search({ query: "ferry", kind: null });
  await arrive();
  find.mockRejectedValueOnce(new Error("404"));
  search({ query: "boat", kind: null });
  await arrive();
  expect(state()).toMatchObject({
    phase: "failed",
    answered: "",
    total: 0,
    results: [],
    counts: {},
  });
});

test("an index that does not respond is a failure after a timeout", async () => {
  find.mockImplementationOnce(() => new Promise(() => {}));
  search({ query: "ferry", kind: null });
  await jest.advanceTimersByTimeAsync(SEARCH_TIMEOUT_MS - 1);
  expect(state().phase).toBe("searching");
  await jest.advanceTimersByTimeAsync(1);
  expect(state().phase).toBe("failed");
});
