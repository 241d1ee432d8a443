/** @jest-environment node */
import { jsonEntry, listItem, markdownEntry, plainPicture } from "../testing/content-tree";
import { describeFaults, faultIn } from "../testing/fault-table";

const [work, article, office] = [faultIn("works"), faultIn("blog"), faultIn("offices")];
const NOT_TEXT = "Fix: put it in double quotes.";

describeFaults([
  work(
    "an unknown industry",
    { industry: "sampel" },
    '#: industry: unknown industry "sampel". Fix: did you mean "sample"? It must be one of: ….',
  ),
  work(
    "an unknown service",
    { services: ["sample", "smaple"] },
    '#: services[2]: unknown service "smaple". Fix: did you mean "sample"? …',
  ),
  article(
    "an unknown category",
    { category: "sampel" },
    '#: category: unknown category "sampel". Fix: did you mean "sample"? It must be one of: sample, ….',
  ),
  article(
    "an unknown author",
    { author: "somebody-else" },
    '#: author: unknown author "somebody-else". Fix: use one of: nameless, sample.',
  ),
  article(
    "an unknown related article",
    { related: ["sampl"] },
    '#: related[1]: unknown article "sampl". Fix: did you mean "sample"? …',
  ),
  article(
    "a reference to an entry with a problem of its own is not reported as well",
    { category: "unfinished", title: 7 },
    `#: title: must be text, is read as the number 7. ${NOT_TEXT}`,
  ),
  {
    name: "an unknown office",
    file: "positions/an-unknown-office/index.md",
    content: markdownEntry("positions", { location: "prag" }),
    says: ['#: location: unknown office "prag". Fix: use one of: ….'],
  },
  office(
    "a picture without words for it",
    { picture: "./office.png" },
    "pictureAlt: required with picture, is missing. Fix: add it, or remove picture.",
  ),
  {
    name: "a highlight that is not in the headline",
    file: "settings/home.json",
    content: jsonEntry("home", { hero: { title: "We brew lemonade", perex: "Words.", highlight: "Lemonade" } }),
    says: ['#: hero.highlight: must be a part of title, is "Lemonade". Fix: copy it from title letter by letter.'],
  },
  {
    name: "an id that is refused is known, but not offered",
    file: "blog/refused-ids/index.md",
    content: markdownEntry("blog", { category: "samples" }),
    others: { "blog/refused-id/index.md": markdownEntry("blog", { category: "Sample" }) },
    says: [
      '#: category: unknown category "samples". Fix: did you mean "sample"? It must be one of: sample, unfinished.',
    ],
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
    says: [
      '1: items[2].id: "sample" is the id of item 1 too. Fix: give each item its own id.',
      '1: items[3].id: has the name "Sample", which cannot be an address. Fix: use small letters a to z, …',
      '1: items[4].id: has the name "..", which cannot be an address. Fix: use small letters a to z, …',
      "1: items[5].id: must be text, is read as the number 404. Fix: put it in double quotes.",
      "1: items[6].id: required, is missing. Fix: add it.",
      "1: items[7].title: required, is missing. Fix: add it.",
      // In the address of the blog that word stands for every article.
      '1: items[8].id: has the name "all", which the site itself uses. Fix: choose another name.',
    ],
  },
  {
    name: "four kinds of fault in one file",
    file: "works/four-kinds/index.md",
    content: markdownEntry(
      "works",
      { title: undefined, date: "soon", industry: "sampel", services: ["sample", 7, "smaple"], picture: "./small.png" },
      "<hr>\n\n[a](/works/sampel) [b](#nothing-like-it)\n\n![c](./gone.png)\n",
    ),
    others: {
      "works/links-to-it/index.md": markdownEntry("works", {}, "[a](/works/four-kinds#any)\n"),
    },
    says: [
      "title: required, is missing. Fix: add it.",
      '#: date: must be a calendar date, is "soon". Fix: …',
      "#: services[2]: must be text, is read as the number 7. Fix: …",
      '#: services[3]: unknown service "smaple". Fix: did you mean "sample"? …',
      '#: picture: names the picture "./small.png", which is missing. Fix: …',
      '#: industry: unknown industry "sampel". Fix: did you mean "sample"? …',
      "#: contains <hr>, which is not allowed in Markdown. Fix: …",
      '#: links to "/works/sampel", a page that does not exist. Fix: did you mean "/works/sample"?',
      '#: links to "#nothing-like-it", which /works/four-kinds does not have. Fix: …',
      '#: names the picture "./gone.png", which is missing. Fix: add the file or correct the name.',
    ],
  },
  {
    name: "pictures of an entry with a fault of its own are measured",
    file: "team/small.png",
    content: () => plainPicture(10, 10).png().toBuffer(),
    says: ["is 10 x 10 pixels, its place (member) needs 800 x 1000 (used in content/team/nameless.json…). Fix: …"],
  },
  {
    name: "an entry whose picture is too small",
    file: "team/nameless.json",
    content: jsonEntry("team", { name: undefined, picture: "./small.png" }),
    says: ["name: required, is missing. Fix: add it."],
  },
]);
