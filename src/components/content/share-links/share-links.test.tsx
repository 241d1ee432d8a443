import { act, fireEvent, render, screen } from "@testing-library/react";
import { ARTICLE_STRINGS } from "../../../constants/article-strings";
import { ShareLinks, shareTargets } from "./share-links";

jest.mock("gatsby", () => ({ graphql: () => null }));
jest.mock("../../../hooks/use-route", () => ({ useRoute: () => "/blog/a" }));
jest.mock("../../../hooks/use-site-settings", () => ({ useSiteSettings: () => ({ url: "https://agency.example" }) }));

const ADDRESS = "https://agency.example/blog/a";
const define = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true, writable: true });

afterEach(() => {
  define("share", undefined);
  define("clipboard", undefined);
});

const show = () => render(<ShareLinks title="A title" route="/blog/a" />);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole("button", { name })));

test("there is a plain link for each network, which tells it nothing of the page that was left, and no dialog where the browser has none", () => {
  show();
  expect(screen.getByRole("complementary", { name: ARTICLE_STRINGS.share })).toBeInTheDocument();
  const links = screen.getAllByRole("link");
  expect(links).toHaveLength(4);
  for (const link of links.filter((each) => each.getAttribute("href")?.startsWith("http")))
    expect(link).toHaveAttribute("rel", "noopener");
  expect(screen.queryByRole("button", { name: ARTICLE_STRINGS.shareElsewhere })).not.toBeInTheDocument();
});

test("where it cannot be copied, a visitor reads where the link stands", async () => {
  show();
  await press(ARTICLE_STRINGS.copyLink);
  expect(screen.getByRole("status")).toHaveTextContent(ARTICLE_STRINGS.linkNotCopied);
});

test("the browser's own way is offered where there is one, and closing it is not a failure", async () => {
  const share = jest.fn(async () => Promise.reject(new DOMException("closed", "AbortError")));
  define("share", share);
  show();
  await press(ARTICLE_STRINGS.shareElsewhere);
  expect(share).toHaveBeenCalledWith({ title: "A title", url: ADDRESS });
});

test("every link carries the whole address, whatever the title, and nothing that follows visitors", () => {
  const targets = shareTargets(ADDRESS, 'A & B = "C" #1 + 100 % 🎉');
  expect(targets.map(({ name }) => name)).toEqual(["LinkedIn", "Bluesky", "X", "E-mail"]);
  for (const { href } of targets) expect([...new URL(href).searchParams.values()].join()).toContain(ADDRESS);
  const parameters = targets.flatMap(({ href }) => [...new URL(href).searchParams.keys()]);
  expect(parameters.filter((key) => !/^(url|text|subject|body)$/.test(key))).toEqual([]);
});
