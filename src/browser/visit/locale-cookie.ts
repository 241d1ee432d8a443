import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from "../../constants/visit";

const SECONDS_PER_DAY = 86_400;

/** The cookie that stores the site's language, as a value for `document.cookie`. */
export function localeCookie(isSecure: boolean): string {
  const age = LOCALE_COOKIE_DAYS * SECONDS_PER_DAY;
  const cookie = `${LOCALE_COOKIE}=${DEFAULT_LOCALE}; Max-Age=${age}; Path=/; SameSite=Lax`;
  return isSecure ? `${cookie}; Secure` : cookie;
}

/** Sets the cookie, where cookies are not blocked. */
export function storeLocale(): void {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: not every browser of `browserslist` has the Cookie Store API.
    document.cookie = localeCookie(location.protocol === "https:");
  } catch {
    // Sandboxed documents refuse cookies altogether.
  }
}
