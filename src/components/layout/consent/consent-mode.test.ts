type ConsentMode = typeof import("./consent-default") & typeof import("./consent-mode");

const view = { event: "gatsby-route-change" };

/** Commands are `arguments` objects. */
const said = () =>
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

test("without a tag manager nothing is ever said", async () => {
  const mode = await withTagManager("");
  mode.denyByDefault();
  mode.followConsent(["analytics"]);
  mode.followConsent([]);
  expect(window.dataLayer).toBeUndefined();
});

test("accepting grants analytics, says so, and tells of the page shown, not of those before it", async () => {
  const mode = await withTagManager("GTM-TESTS");
  mode.denyByDefault();
  window.dataLayer?.push({ ...view, page: 1 }, { ...view, page: 2 });
  mode.followConsent(["necessary", "analytics"]);
  expect(said().slice(1)).toEqual([
    ["consent", "update", { analytics_storage: "granted" }],
    { event: "consent-granted" },
    { ...view, page: 2 },
  ]);
});

test("accepting before the page has been told of leaves that to the page", async () => {
  const mode = await withTagManager("GTM-TESTS");
  mode.denyByDefault();
  mode.followConsent(["necessary", "analytics"]);
  expect(said().filter((entry) => !Array.isArray(entry))).toEqual([{ event: "consent-granted" }]);
});

test("each category has its signals, and only those that change are said", async () => {
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
  expect(said().slice(1)).toEqual([
    ["consent", "update", ads("granted")],
    { event: "consent-granted" },
    ["consent", "update", { analytics_storage: "granted" }],
    { event: "consent-granted" },
    ["consent", "update", ads("denied")],
  ]);
});
