import { MINIMUM_FETCH_DISPLAY_MS } from "../constants/motion";
import { SEARCH_REST_MS, SEARCH_TIMEOUT_MS } from "./constants";
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

test("typing is debounced, and only its last state is searched", async () => {
  typeQuery("fe");
  await jest.advanceTimersByTimeAsync(SEARCH_REST_MS - 1);
  typeQuery("ferry");
  await jest.advanceTimersByTimeAsync(SEARCH_REST_MS - 1);
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

test("one letter is searched; nothing clears the results, immediately when the field is emptied", async () => {
  search({ query: "C#", kind: "article" });
  await arrive();
  expect(state().results).toHaveLength(1);
  typeQuery("\u200b ");
  expect(state()).toMatchObject({ phase: "idle", results: [] });
  search({ query: "ferry", kind: "article" });
  clearSearch();
  await arrive();
  expect(state()).toMatchObject({ phase: "idle", query: "", kind: null, results: [] });
});

test("that it is searching shows for 200 ms at least; where earlier results remain, nothing shows it", async () => {
  search({ query: "ferry", kind: null });
  await jest.advanceTimersByTimeAsync(199);
  expect(state().phase).toBe("searching");
  await jest.advanceTimersByTimeAsync(1);
  expect(state()).toMatchObject({ phase: "found", answered: "ferry" });
  search({ query: "boat", kind: null });
  await jest.advanceTimersByTimeAsync(0);
  expect(state()).toMatchObject({ phase: "found", answered: "boat" });
});

test("another kind, and more results, are requested with the same query; another query starts with ten", async () => {
  search({ query: "ferry", kind: null });
  showMore();
  expect(find).toHaveBeenLastCalledWith("ferry", null, 20);
  chooseKind("work");
  expect(find).toHaveBeenLastCalledWith("ferry", "work", 10);
  showMore();
  typeQuery("boat");
  await jest.advanceTimersByTimeAsync(SEARCH_REST_MS);
  expect(find).toHaveBeenLastCalledWith("boat", "work", 10);
});

test("added results are counted, unless the query has changed", async () => {
  const results = (count: number) => ({
    ...response("ferry", 30),
    results: Array(count).fill(response("ferry").results[0]),
  });
  find.mockImplementation(async (_words, _kind, limit) => results(Math.min(limit, 13)));
  search({ query: "ferry", kind: null });
  await arrive();
  expect(state().added).toBe(0);
  showMore();
  await arrive();
  expect(state().added).toBe(3);
  searchNow();
  await arrive();
  expect(state().added).toBe(0);
  typeQuery("boat");
  showMore();
  await arrive();
  expect(state()).toMatchObject({ answered: "boat", added: 0 });
});

test("a failure keeps the query, closes the index and can be retried", async () => {
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

test("a failure clears the results of another query, but not those to be extended", async () => {
  search({ query: "ferry", kind: null });
  await arrive();
  const { results } = state();
  find.mockRejectedValueOnce(new Error("404"));
  showMore();
  await arrive();
  expect(state()).toMatchObject({ phase: "failed", answered: "ferry", results });
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
