/** @jest-environment node */
import { STRINGS } from "../../../constants/strings";
import { cardsOf } from "./cards";

const file = { absolutePath: "/content/works/a/poster.jpg", internal: { contentDigest: "abc" } };
const paths = [
  "/",
  "/works/a",
  "/blog",
  "/blog/page/2",
  "/blog/b",
  "/legal",
  "/new",
  "/404",
  "/404.html",
  "/dev-404-page",
];
const titled = { title: "Page" };
const data = {
  allSitePage: { nodes: paths.map((path) => ({ path })) },
  siteSettings: { name: "Agency", url: "https://agency.example", icon: { file } },
  homePage: { hero: { title: "Hero" } },
  aboutPage: titled,
  servicesPage: titled,
  careerPage: titled,
  worksPage: titled,
  blogPage: { title: "News" },
  contactPage: titled,
  contactFormPage: titled,
  landingPage: titled,
  allWork: { nodes: [{ route: "/works/a", title: "Work", picture: { file } }] },
  allArticle: { nodes: [{ route: "/blog/b", title: "Article", picture: { file } }] },
  allTextPage: { nodes: [{ route: "/legal", title: "Legal" }] },
};

test("entries show their picture, fixed pages their heading, others the agency's name; further pages of a list have no card", () => {
  expect(cardsOf(data).map(({ route, title, picture }) => [route, title, picture?.digest])).toEqual([
    ["/", "Hero", undefined],
    ["/works/a", "Work", "abc"],
    ["/blog", "News", undefined],
    ["/blog/b", "Article", "abc"],
    ["/legal", "Legal", undefined],
    ["/new", "Agency", undefined],
    ["/404", STRINGS.notFound, undefined],
  ]);
});
