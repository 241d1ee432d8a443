/** The windows that the tests look through, in CSS pixels. */
export const PHONE = { width: 375, height: 812 };
export const TABLET = { width: 768, height: 1024 };
export const DESKTOP = { width: 1440, height: 900 };
/** The narrowest window that WCAG 1.4.10 asks to hold. */
export const NARROWEST = { width: 320, height: 640 };
/** What 1280 x 1024 becomes at 400 %. */
export const ZOOMED = { width: 320, height: 256 };

/** The phone that speed and stability are measured on. */
export const DENSE_PHONE = {
  viewport: { width: 412, height: 915 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
