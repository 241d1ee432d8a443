/** @jest-environment node */
import { jsonEntry, listItem, markdownEntry, plainPicture } from "../testing/content-tree";
import { describeFaults, faultIn } from "../testing/fault-table";

const [work, article, office, position, page] = [
  faultIn("works"),
  faultIn("blog"),
  faultIn("offices"),
  faultIn("positions"),
  faultIn("pages"),
];

describeFaults("entries", [
  work("an unknown industry", { industry: "sampel" }),
  work("an unknown service", { services: ["sample", "smaple"] }),
  article("an unknown category", { category: "sampel" }),
  article("an unknown author", { author: "somebody-else" }),
  article("an unknown related article", { related: ["sampl"] }),
  article("a reference to an entry with a problem of its own is not reported as well", {
    category: "unfinished",
    title: 7,
  }),
  {
    name: "an unknown office",
    file: "positions/an-unknown-office/index.md",
    content: markdownEntry("positions", { location: "prag" }),
  },
  position("a country and a currency nobody knows", {
    remoteFrom: ["NO", "UK"],
    salary: { currency: "EURO", min: 1, per: "YEAR" },
  }),
  position("half a salary", { salary: { currency: "EUR" } }),
  position("a range from high to low", {
    salary: { currency: "EUR", min: 50000, max: 40000, per: "YEAR" },
  }),
  position("an end before the beginning", { date: "2026-02-01", validThrough: "2026-01-31" }),
  position("days that others leave without effect", {
    date: "2026-02-02",
    publishFrom: "2026-02-01",
    validThrough: "2026-02-03",
    publishUntil: "2026-02-04",
  }),
  page("a page that ends before it begins", {
    publishFrom: "2026-02-02",
    publishUntil: "2026-02-01",
  }),
  page("a page that leads to itself after its end", {
    publishUntil: "2026-02-01",
    afterEnd: "/a-page-that-leads-to-itself-after-its-end?again=1",
  }),
  page("a page that leads to its own address after its end", {
    publishUntil: "2026-02-01",
    afterEnd: "/a-page-that-leads-to-its-own-address-after-its-end",
  }),
  {
    name: "two pages that lead to each other after their ends",
    file: "pages/one/index.md",
    content: markdownEntry("pages", { publishUntil: "2026-02-01", afterEnd: "/two" }),
  },
  {
    name: "the other one of them, which ends later",
    file: "pages/two/index.md",
    content: markdownEntry("pages", { publishUntil: "2026-02-02", afterEnd: "/one" }),
  },
  page("a page that leads to no page after its end", {
    publishUntil: "2026-02-01",
    afterEnd: "/gone",
  }),
  page("a page that leads to a mailbox after its end", {
    publishUntil: "2026-02-01",
    afterEnd: "mailto:hello@citrin.example",
  }),
  office("a picture without words for it", { picture: "./office.png" }),
  {
    name: "a highlight that is not in the headline",
    file: "settings/home.json",
    content: jsonEntry("home", {
      hero: { title: "We brew lemonade", perex: "Words.", highlight: "Lemonade" },
    }),
  },
  {
    name: "an id that is refused is known, but not offered",
    file: "blog/refused-ids/index.md",
    content: markdownEntry("blog", { category: "samples" }),
    others: { "blog/refused-id/index.md": markdownEntry("blog", { category: "Sample" }) },
  },
  {
    name: "ids that are missing, taken or impossible",
    file: "settings/categories.json",
    content: JSON.stringify({
      items: [
        listItem("categories"),
        listItem("categories", { id: "sample" }),
        listItem("categories", { id: "Sample" }),
        listItem("categories", { id: ".." }),
        listItem("categories", { id: 404 }),
        listItem("categories", { id: undefined }),
        listItem("categories", { id: "unfinished", title: undefined }),
        listItem("categories", { id: "all" }),
      ],
    }),
  },
  {
    name: "four kinds of fault in one file",
    file: "works/four-kinds/index.md",
    content: markdownEntry(
      "works",
      {
        title: undefined,
        date: "soon",
        industry: "sampel",
        services: ["sample", 7, "smaple"],
        picture: "./small.png",
      },
      "<hr>\n\n[a](/works/sampel) [b](#nothing-like-it)\n\n![c](./gone.png)\n",
    ),
    others: {
      "works/links-to-it/index.md": markdownEntry("works", {}, "[a](/works/four-kinds#any)\n"),
    },
  },
  {
    name: "pictures of an entry with a fault of its own are measured",
    file: "team/small.png",
    content: () => plainPicture(10, 10).png().toBuffer(),
  },
  {
    name: "an entry whose picture is too small",
    file: "team/nameless.json",
    content: jsonEntry("team", { name: undefined, picture: "./small.png" }),
  },
]);
