/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://en.shop.agency.com/blog/an-article"}
 */
import { clearStores, refusedNames } from "./clear-stores";

const CHAT = { category: "marketing", cookies: ["chat-*", "shared"] };
const COUNTER = { category: "analytics", cookies: ["counter.id", "shared"] };

/** Sets a cookie as a tag does. */
function setCookie(name: string, attributes = ""): void {
  // biome-ignore lint/suspicious/noDocumentCookie: tags do it in this way.
  document.cookie = `${name}=1; Max-Age=60; ${attributes}`;
}

const cookieNames = () =>
  document.cookie
    .split("; ")
    .map((cookie) => cookie.replace(/=.*/, ""))
    .sort();

/** The names left by an answer, of cookies and storage. */
function leftAfter(accepted: readonly string[], parties = [CHAT, COUNTER]): string[] {
  clearStores(refusedNames(parties, accepted));
  return [...cookieNames(), ...Object.keys(localStorage), ...Object.keys(sessionStorage)];
}

beforeEach(() => {
  clearStores(() => true);
  setCookie("cc_cookie", "Path=/; Domain=en.shop.agency.com");
});

test.each([
  "Path=/",
  "Path=/; Domain=en.shop.agency.com",
  "Path=/; Domain=shop.agency.com",
  "Path=/; Domain=.agency.com; Secure",
  "Path=/blog",
  "Path=/blog/; Domain=agency.com",
  "Path=/blog/an-article",
  "",
])("a cookie that a tag set with %j goes with the consent", (attributes) => {
  setCookie("_ga_ABC123", attributes);
  expect(cookieNames()).toContain("_ga_ABC123");
  expect(leftAfter(["necessary"])).toEqual(["cc_cookie"]);
});

test("cookies of one name on several domains go together", () => {
  for (const domain of ["en.shop.agency.com", "shop.agency.com", "agency.com"])
    setCookie("_fbp", `Path=/; Domain=${domain}`);
  expect(leftAfter(["necessary"])).toEqual(["cc_cookie"]);
});

test("local and session storage of a third party go as well", () => {
  localStorage.setItem("_uetsid_exp", "1");
  sessionStorage.setItem("chat-window", "1");
  sessionStorage.setItem("scroll-positions", "[]");
  expect(leftAfter(["necessary"])).toEqual(["cc_cookie", "scroll-positions"]);
});

test("what the common tags leave goes, though no third party is named", () => {
  const names =
    "_ga _ga_ABC123 _gid _gat_UA-1 _clck _clsk _hjSessionUser_1 __hstc hubspotutk _gcl_au _gac_UA-1 _fbp _fbc li_fat_id _uetsid _ttp _pin_unauth _rdt_uuid _scid _twclid";
  for (const name of names.split(" ")) setCookie(name, "Path=/; Domain=agency.com");
  expect(leftAfter(["necessary"], [])).toEqual(["cc_cookie"]);
});

test("what belongs to an accepted category stays", () => {
  for (const name of ["chat-1", "counter.id", "shared", "other"]) setCookie(name, "Path=/");
  expect(leftAfter(["necessary", "analytics"])).toEqual([
    "cc_cookie",
    "counter.id",
    "other",
    "shared",
  ]);
});

test("a common tag belongs to the category that the content gives it", () => {
  const clarity = { category: "marketing", cookies: ["_clck", "_clsk"] };
  setCookie("_clck", "Path=/");
  expect(leftAfter(["necessary", "marketing"], [clarity])).toContain("_clck");
  expect(leftAfter(["necessary", "analytics"], [clarity])).not.toContain("_clck");
});

test("Google Analytics keeps its names, which a refused third party has, too", () => {
  const signals = { category: "marketing", cookies: ["_ga", "_ga_*"] };
  for (const name of ["_ga", "_ga_ABC123"]) setCookie(name, "Path=/");
  expect(leftAfter(["necessary", "analytics"], [signals])).toEqual([
    "_ga",
    "_ga_ABC123",
    "cc_cookie",
  ]);
  expect(leftAfter(["necessary"], [signals])).toEqual(["cc_cookie"]);
});

test("a name stands for itself: only an asterisk matches others", () => {
  setCookie("counterXid", "Path=/");
  setCookie("counter.id.2", "Path=/");
  expect(leftAfter([])).toEqual(["cc_cookie", "counter.id.2", "counterXid"]);
});
