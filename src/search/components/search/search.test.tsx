import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { findResults, openIndex, type SearchResponse } from "../../pagefind";
import { clearSearch, search } from "../../store";
import { SEARCH_STRINGS } from "../../strings";
import { Search } from "./search";

jest.mock("../../pagefind");
jest.mock("../../../components/ui/link/link", () => ({
  Link: ({ to, children }: { to: string; children: React.ReactNode }) => <a href={to}>{children}</a>,
}));
const find = jest.mocked(findResults);

const RESPONSE: SearchResponse = {
  total: 2,
  unmatched: [],
  counts: { article: 1, work: 0, service: 1 },
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
    { url: "/services#ux", kind: "service", title: "UX", topic: "", date: "", picture: "", excerpt: [] },
  ],
};

const show = () =>
  render(
    <Search>
      <p>Lists</p>
    </Search>,
  );
const field = () => screen.getByRole("searchbox");
const lookFor = async (query: string) => act(async () => search({ query, kind: null }));

beforeEach(() => {
  Object.defineProperty(performance, "getEntriesByType", { configurable: true, value: () => [] });
  jest.mocked(openIndex).mockResolvedValue(undefined);
  find.mockReset().mockResolvedValue(RESPONSE);
  act(() => clearSearch());
  history.replaceState({ key: "1" }, "", "/search");
});

test("before anything is looked for there is a field, and lists", () => {
  show();
  expect(screen.getByRole("heading", { level: 1, name: SEARCH_STRINGS.title })).toBeInTheDocument();
  expect(field()).toHaveValue("");
  expect(screen.getByText("Lists")).toBeInTheDocument();
  expect(screen.getByRole("status")).toHaveTextContent("");
});

test("results are text, whatever it looks like, with the words found marked", async () => {
  show();
  await lookFor("name");
  const [first, second] = screen.getAllByRole("article");
  expect(within(first as HTMLElement).getByRole("link", { name: "<b>Names</b> & promises" })).toHaveAttribute(
    "href",
    "/blog/a",
  );
  expect(first).toHaveTextContent("ArticleBranding27 March 2025");
  expect(first?.querySelector("mark")).toHaveTextContent("<i>name</i>");
  expect(first?.querySelector("b, i")).toBeNull();
  expect(within(second as HTMLElement).queryByRole("presentation")).toBeNull();
  expect(screen.getByRole("status")).toHaveTextContent("2 results for “name”");
  expect(screen.queryByText("Lists")).toBeNull();
});

test("of words that nothing has it is said so, whatever comes close to them", async () => {
  find.mockResolvedValue({ ...RESPONSE, unmatched: ["namme", "qqq"] });
  show();
  await lookFor("namme qqq promises");
  expect(screen.getByRole("status").textContent).toBe("No exact match for “namme”, “qqq”. 2 results come close.");
  find.mockResolvedValue({ ...RESPONSE, total: 1, unmatched: ["namme"] });
  await lookFor("namme");
  expect(screen.getByRole("status").textContent).toBe("No exact match for “namme”. 1 result comes close.");
});

test("address and field follow the search, without what the router keeps in the history being lost", async () => {
  show();
  await lookFor(" two  words ");
  expect(location.search).toBe("?q=two+words");
  expect(history.state).toEqual({ key: "1" });
  expect(field()).toHaveValue(" two  words ");
  fireEvent.keyDown(field(), { key: "Escape" });
  expect(field()).toHaveValue("");
  expect(location.search).toBe("");
});

test("the address decides what is looked for first", async () => {
  history.replaceState({}, "", "/search?q=ferry&kind=work");
  await act(async () => void show());
  expect(find).toHaveBeenCalledWith("ferry", "work", 10);
  expect(field()).toHaveValue("ferry");
});
