import type { Page } from "@playwright/test";

/** Window sizes in CSS pixels. */
export const PHONE = { width: 375, height: 812 };
export const TABLET = { width: 768, height: 1024 };
export const DESKTOP = { width: 1440, height: 900 };
/** The narrowest window that WCAG 1.4.10 asks for. */
export const NARROWEST = { width: 320, height: 640 };
/** A window of 1280 x 1024 at 400 % zoom. */
export const ZOOMED = { width: 320, height: 256 };

/** The phone on which Lighthouse measures. */
export const DENSE_PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** The answer to the consent prompt as the prompt itself stores it: only what is necessary. */
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

/**
 * A visitor who has declined cookies and prefers reduced motion: nothing covers the page. The
 * default of all tests.
 */
export const UNDISTURBED = {
  storageState: {
    cookies: [
      {
        name: "cc_cookie",
        value: DECLINED,
        domain: "localhost",
        path: "/",
        // The year 2099.
        expires: 4_102_444_800,
        httpOnly: false,
        secure: false,
        sameSite: "Lax" as const,
      },
    ],
    origins: [],
  },
  contextOptions: { reducedMotion: "reduce" as const },
};

/** A visitor on their first visit: `test.use(FIRST_VISIT)`. */
export const FIRST_VISIT = {
  storageState: { cookies: [], origins: [] },
  contextOptions: { reducedMotion: "no-preference" as const },
};

/** A visitor who has declined cookies and sees all motion: `test.use(WITH_MOTION)`. */
export const WITH_MOTION = { contextOptions: FIRST_VISIT.contextOptions };

/** Sets what the browser reports about its connection, for the documents that follow. */
export async function setConnection(
  page: Page,
  connection: { saveData?: boolean; effectiveType?: string },
): Promise<void> {
  await page.addInitScript((value) => Object.defineProperty(navigator, "connection", { value }), {
    saveData: false,
    effectiveType: "4g",
    ...connection,
  });
}

/** Disables prefetching, so that files a test holds back or breaks have not been fetched before. */
export const disablePrefetch = (page: Page) => setConnection(page, { saveData: true });
