import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { minimumDisplay } from "../../../browser/stores/progress";
import { RESULTS_PER_STEP, type SearchKind } from "../../constants";
import { findResults, openIndex, type SearchResponse } from "../../pagefind";
import { clearSearch, search } from "../../store";
import { SEARCH_STRINGS } from "../../strings";
import { Search } from "./search";

jest.mock("../../pagefind");
// `store.test.ts` checks how long 'Searching' shows.
jest.mock("../../../constants/motion", () => ({
  ...jest.requireActual("../../../constants/motion"),
  MINIMUM_FETCH_DISPLAY_MS: 0,
}));
jest.mock("../../../ui/link/link", () => ({
  Link: ({ to, children }: { to: string; children: React.ReactNode }) => (
    <a href={to}>{children}</a>
  ),
}));
const find = jest.mocked(findResults);

const RESPONSE: SearchResponse = {
  total: 2,
  counts: { article: 1, service: 1 },
  results: [
    {
      url: "/blog/a",
      kind: "article",
      title: "<b>Names</b> & promises",
      topic: "Branding",
      date: "2025-03-27",
      picture: "/a.webp",
      excerpt: [
        { text: "A ", isMarked: false },
        { text: "<i>name</i>", isMarked: true },
      ],
    },
    {
      url: "/services#ux",
      kind: "service",
      title: "UX",
      topic: "",
      date: "",
      picture: "",
      excerpt: [],
    },
  ],
};

/** A response with the requested part of a number of articles. */
const response = (total: number, limit: number): SearchResponse => ({
  total,
  counts: { article: total },
  results: Array.from({ length: Math.min(total, limit) }, (_, index) => ({
    url: `/blog/${index + 1}`,
    kind: "article",
    title: `Article ${index + 1}`,
    topic: "",
    date: "",
    picture: "",
    excerpt: [],
  })),
});
const findArticles = (total: number) =>
  find.mockImplementation(async (_words, _kind, limit) => response(total, limit));
const show = () =>
  render(
    <Search>
      <p>Lists</p>
    </Search>,
  );
const field = () => screen.getByRole("searchbox");
const lookFor = async (query: string, kind: SearchKind | null = null) => {
  await act(async () => {
    search({ query, kind });
    await minimumDisplay();
  });
};
const result = (number: number) => screen.getByRole("link", { name: `Article ${number}` });
/** Presses the focused button, as the keyboard does. */
async function press(name: string): Promise<void> {
  const button = screen.getByRole("button", { name });
  button.focus();
  await act(async () => fireEvent.click(button));
}

beforeEach(() => {
  Object.defineProperty(performance, "getEntriesByType", { configurable: true, value: () => [] });
  jest.mocked(openIndex).mockResolvedValue(undefined);
  find.mockReset().mockResolvedValue(RESPONSE);
  act(() => clearSearch());
  history.replaceState({ key: "1" }, "", "/search");
});

test("results are plain text, even if it looks like markup", async () => {
  show();
  await lookFor("name");
  const [first] = screen.getAllByRole("article");
  expect(
    within(first as HTMLElement).getByRole("link", { name: "<b>Names</b> & promises" }),
  ).toHaveAttribute("href", "/blog/a");
  expect(first).toHaveTextContent("ArticleBranding27 March 2025");
  expect(first?.querySelector("mark")).toHaveTextContent("<i>name</i>");
  expect(first?.querySelector("b, i")).toBeNull();
});

test("a result without a picture shows none", async () => {
  show();
  await lookFor("name");
  const [, second] = screen.getAllByRole("article");
  expect(within(second as HTMLElement).queryByRole("presentation")).toBeNull();
});

test("results replace the lists, and the status tells their number", async () => {
  show();
  await lookFor("name");
  expect(screen.getByRole("status")).toHaveTextContent("2 results for “name”");
  expect(screen.queryByText("Lists")).toBeNull();
});

test("the focus stays where the visitor has moved it while more results load", async () => {
  findArticles(RESULTS_PER_STEP + 1);
  show();
  await lookFor("name");
  let arrive = (_: SearchResponse) => {};
  find.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  await press("Show 1 more result");
  field().focus();
  await act(async () => arrive(response(RESULTS_PER_STEP + 1, 2 * RESULTS_PER_STEP)));
  expect(result(RESULTS_PER_STEP + 1)).toBeInTheDocument();
  expect(field()).toHaveFocus();
});

test("a change to results of every kind moves the focus to the status", async () => {
  find.mockImplementation(async (_, kind) => ({
    ...response(kind ? 0 : 1, 10),
    counts: { article: 1 },
  }));
  show();
  await lookFor("name", "work");
  expect(screen.getByRole("radio", { name: "Case studies 0" })).toBeChecked();
  await press(SEARCH_STRINGS.nothingOfKind);
  expect(find).toHaveBeenLastCalledWith("name", null, RESULTS_PER_STEP);
  expect(screen.getByRole("status")).toHaveFocus();
  expect(result(1)).toBeInTheDocument();
});
