type ConsentMode = typeof import("./consent-default") & typeof import("./consent-mode");

const view = { event: "gatsby-route-change" };

/** The queue of the tag manager. Commands, which are `arguments` objects, become arrays. */
const queued = () =>
  (window.dataLayer ?? []).map((entry) =>
    Object.prototype.toString.call(entry) === "[object Arguments]"
      ? [...(entry as IArguments)]
      : entry,
  );

async function withTagManager(id: string): Promise<ConsentMode> {
  process.env.GATSBY_GTM_ID = id;
  jest.resetModules();
  return { ...(await import("./consent-default")), ...(await import("./consent-mode")) };
}

afterEach(() => {
  delete process.env.GATSBY_GTM_ID;
  delete window.dataLayer;
});

test("without a tag manager nothing is queued", async () => {
  const mode = await withTagManager("");
  mode.denyByDefault();
  mode.followConsent(["analytics"]);
  mode.followConsent([]);
  expect(window.dataLayer).toBeUndefined();
});

test("the first grant reports the current page, and none before it", async () => {
  const mode = await withTagManager("GTM-TESTS");
  mode.denyByDefault();
  window.dataLayer?.push({ ...view, page: 1 }, { ...view, page: 2 });
  mode.followConsent(["necessary", "analytics"]);
  expect(queued().slice(1)).toEqual([
    ["consent", "update", { analytics_storage: "granted" }],
    { event: "consent-granted" },
    { ...view, page: 2 },
  ]);
});

test("a grant before the page is queued does not report it", async () => {
  const mode = await withTagManager("GTM-TESTS");
  mode.denyByDefault();
  mode.followConsent(["necessary", "analytics"]);
  expect(queued().filter((entry) => !Array.isArray(entry))).toEqual([{ event: "consent-granted" }]);
});

test("a change of categories updates the signals of these alone", async () => {
  const mode = await withTagManager("GTM-TESTS");
  mode.denyByDefault();
  mode.followConsent(["necessary", "marketing"]);
  mode.followConsent(["necessary", "marketing", "analytics"]);
  mode.followConsent(["necessary", "analytics"]);
  const ads = (signal: string) => ({
    ad_storage: signal,
    ad_user_data: signal,
    ad_personalization: signal,
  });
  expect(queued().slice(1)).toEqual([
    ["consent", "update", ads("granted")],
    { event: "consent-granted" },
    ["consent", "update", { analytics_storage: "granted" }],
    { event: "consent-granted" },
    ["consent", "update", ads("denied")],
  ]);
});
