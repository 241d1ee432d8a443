import { readClickIds, readFirstLead } from "./first-lead";

/** Opens a document, as a link to it does. */
function openDocument(address: string, referrer = ""): void {
  performance.getEntriesByType = () => [{ name: `https://agency.example${address}` }] as never;
  Object.defineProperty(document, "referrer", { value: referrer, configurable: true });
}

/** All that is read of an address, but the first page. */
function readLead(address: string) {
  openDocument(address);
  const { page: _page, ...campaign } = readFirstLead();
  return { ...campaign, ...readClickIds() };
}

test("a visit begins with a page, the page that led to it and a campaign, without a click id", () => {
  openDocument(
    "/services?utm_source=letter&utm_campaign=spring+offer&gclid=Cj0K&session=private",
    "https://social.example/post?user=1#top",
  );
  expect(readFirstLead()).toEqual({
    page: "/services",
    referrer: "https://social.example/post",
    utm_source: "letter",
    utm_campaign: "spring offer",
  });
  expect(readClickIds()).toEqual({ gclid: "Cj0K" });
});

test("a document that was opened from this site does not know the first page", () => {
  openDocument("/services?utm_source=letter", `${location.origin}/blog`);
  expect(readFirstLead()).toEqual({ utm_source: "letter" });
});

test.each<[what: string, address: string, lead: object]>([
  [
    "names in capitals",
    "/?UTM_Source=Letter&FBCLID=a&sccid=b",
    { utm_source: "Letter", fbclid: "a", ScCid: "b" },
  ],
  [
    "ampersands as HTML",
    "/?utm_source=a&amp;utm_medium=b&amp;amp;gclid=c",
    { utm_source: "a", utm_medium: "b", gclid: "c" },
  ],
  [
    "ampersands as numbers",
    "/?utm_source=a&#38;utm_medium=b",
    { utm_source: "a", utm_medium: "b" },
  ],
  [
    "an encoded semicolon",
    "/?utm_source=a&amp%3Butm_medium=b",
    { utm_source: "a", utm_medium: "b" },
  ],
  [
    "a second question mark",
    "/?category=research?utm_source=a?gclid=b",
    { utm_source: "a", gclid: "b" },
  ],
  ["parameters in the fragment", "/#utm_source=a&gclid=b", { utm_source: "a", gclid: "b" }],
  [
    "parameters after an anchor",
    "/services#ux-design?utm_source=a&fbclid=b",
    { utm_source: "a", fbclid: "b" },
  ],
  ["parameters appended to an anchor", "/services#ux-design&utm_source=a", { utm_source: "a" }],
  [
    "values that were encoded twice",
    "/?utm_campaign=spring%2520offer&utm_term=R%2526D",
    { utm_campaign: "spring offer", utm_term: "R&D" },
  ],
  [
    "a query that was encoded altogether",
    "/?utm_source%3Da%26utm_medium%3Db",
    { utm_source: "a", utm_medium: "b" },
  ],
  [
    "a query that was encoded twice",
    "/?utm_source%253Da%2526gclid%253Db",
    { utm_source: "a", gclid: "b" },
  ],
  ["blanks beside names", "/?%20utm_source%20=a", { utm_source: "a" }],
  [
    "a percent sign",
    "/?utm_campaign=100%25&utm_term=50%",
    { utm_campaign: "100%", utm_term: "50%" },
  ],
  ["letters of an old encoding", "/?utm_campaign=Fr%FChling", { utm_campaign: "Fr%FChling" }],
  ["an equals sign in a value", "/?gclid=abc==", { gclid: "abc==" }],
  ["a plus sign in a click id", "/?gclid=a+b&fbclid=c%2Bd", { gclid: "a+b", fbclid: "c+d" }],
])("%s are understood", (_what, address, lead) => {
  expect(readLead(address)).toEqual(lead);
});

test("of doubled parameters the campaign's first counts, and the last click", () => {
  const address =
    "/?utm_source=written&gclid=old&utm_source=appended&gclid=new&fbclid=&utm_term=&utm_term=a";
  expect(readLead(address)).toEqual({ utm_source: "written", utm_term: "a", gclid: "new" });
});

test("nothing that names a reader is noted", () => {
  const address =
    "/?mc_cid=1&mc_eid=2&_hsenc=3&_hsmi=4&mkt_tok=5&vero_id=6&email=jane@mail.example" +
    "&utm_term=jane%40mail.example&utm_content=to+jane@mail.example+2&utm_source=letter";
  expect(readLead(address)).toEqual({ utm_source: "letter" });
});

test("a placeholder that a network did not fill in is not a click id", () => {
  expect(
    readLead("/?gclid={gclid}&fbclid=%7B%7Bfbclid%7D%7D&epik=a%20b&ttclid=__CLICKID__"),
  ).toEqual({});
});

test("a site that does not note visits has click ids alone", async () => {
  process.env.GATSBY_VISIT_NOTE = "off";
  await jest.isolateModulesAsync(async () => {
    const { readFirstLead: readNone, readClickIds: readIds } = await import("./first-lead");
    openDocument("/?utm_source=letter&gclid=a", "https://social.example/");
    expect(readNone()).toEqual({});
    expect(readIds()).toEqual({ gclid: "a" });
  });
  delete process.env.GATSBY_VISIT_NOTE;
});
