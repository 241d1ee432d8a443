/** The answer to the prompt for cookies, as the prompt itself notes it down: nothing but what is necessary. */
const DECLINED = encodeURIComponent(
  JSON.stringify({
    categories: ["necessary"],
    revision: 0,
    data: null,
    consentTimestamp: "2026-11-01T12:00:00.000Z",
    consentId: "5f0c7c2e-8b1a-4c55-9d5e-1f3f0a9c7d21",
    services: { necessary: [], analytics: [] },
    languageCode: "en",
    lastConsentTimestamp: "2026-11-01T12:00:00.000Z",
    expirationTime: 4_102_444_800_000,
  }),
);

const IN_2099 = 4_102_444_800;

/** A visitor who has answered the prompt for cookies and wants less motion: nothing stands before the page. For most tests. */
export const UNDISTURBED = {
  storageState: {
    cookies: [
      {
        name: "cc_cookie",
        value: DECLINED,
        domain: "localhost",
        path: "/",
        expires: IN_2099,
        httpOnly: false,
        secure: false,
        sameSite: "Lax" as const,
      },
    ],
    origins: [],
  },
  contextOptions: { reducedMotion: "reduce" as const },
};

/** A visitor who has never been here: `test.use(FIRST_VISIT)`. */
export const FIRST_VISIT = {
  storageState: { cookies: [], origins: [] },
  contextOptions: { reducedMotion: "no-preference" as const },
};

/** A visitor who has answered the prompt, and sees everything move: `test.use(MOVING)`. */
export const MOVING = { contextOptions: FIRST_VISIT.contextOptions };
