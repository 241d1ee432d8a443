/** @jest-environment node */
import { readFileSync } from "node:fs";
import { contentTrees, jsonEntry } from "../../plugins/gatsby-source-content/testing/content-tree";
import { loadSiteContent } from "./load-site-content";

const tree = contentTrees();
const MARKETING = { title: "Marketing", perex: "Whether an advertisement has brought you here." };

/** Checks content that names one third party. */
async function check(party: object) {
  const item = {
    id: "party",
    name: "A tag",
    perex: "To find clients.",
    learns: "IP address",
    category: "marketing",
    since: "2020-01-01",
    ...party,
  };
  const root = await tree({
    "settings/third-parties.json": JSON.stringify({ items: [item] }, null, 2),
    "settings/consent.json": jsonEntry("consent", { marketing: MARKETING }),
  });
  const { entries, problems, warnings } = await loadSiteContent({ root });
  const entry = entries.find(({ collection }) => collection.name === "third-parties");
  return { cookies: entry?.data.cookies, problems, warnings };
}

test("a common third party without names is told those that it leaves, which then count", async () => {
  const { cookies, problems, warnings } = await check({ script: ["www.clarity.ms/tag/abc"] });
  expect(problems).toEqual([]);
  expect(warnings).toMatchObject([
    {
      file: "content/settings/third-parties.json",
      field: "items[1].cookies",
      rule: expect.stringMatching(/^is missing, and Microsoft Clarity may leave "_clck", "_clsk"/),
      fix: expect.stringMatching(/^write "cookies": \["_clck", "_clsk", "_cltk"\]/),
    },
  ]);
  expect(cookies).toEqual(["_clck", "_clsk", "_cltk"]);
});

test("a common third party with names is left as it is", async () => {
  const party = { connect: ["px.ads.linkedin.com"], cookies: ["li_fat_id"] };
  expect(await check(party)).toEqual({ cookies: ["li_fat_id"], problems: [], warnings: [] });
});

test("a host that only ends like that of a common third party is another's", async () => {
  const party = { script: ["cdn.notfacebook.com/tag.js", "clarity.ms.example/tag.js"] };
  expect(await check(party)).toEqual({ cookies: [], problems: [], warnings: [] });
});

test.each([
  ["cc_*", "cc_cookie"],
  ["lead", "lead"],
  ["scroll-*", "scroll-positions"],
  ["draft*", "draft:contact"],
])("the name %s, which would remove what is the site's own, is a problem", async (name, own) => {
  const { problems } = await check({ cookies: ["_ok", name] });
  expect(problems).toMatchObject([
    {
      field: "items[1].cookies[2]",
      rule: `"${name}" would remove "${own}", which is this site's own`,
    },
  ]);
});

test("a web socket is named without its scheme, and the message says how", async () => {
  const { problems } = await check({ socket: ["wss://ws.chat.example"], cookies: [null, 7] });
  expect(problems).toContainEqual(
    expect.objectContaining({
      field: "items[1].socket[1]",
      fix: expect.stringMatching(/no https:\/\/ or wss:\/\//),
    }),
  );
});

test("the entries of the guide are valid", async () => {
  const guide = readFileSync("docs/tags.md", "utf8");
  const entries = [...guide.matchAll(/^```json\n([\s\S]*?)^```/gm)];
  expect(entries).toHaveLength(7);
  for (const [, json = ""] of entries) {
    const entry = JSON.parse(json);
    expect(await check(entry)).toEqual({ cookies: entry.cookies, problems: [], warnings: [] });
  }
});
