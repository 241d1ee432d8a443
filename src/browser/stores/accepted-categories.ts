import { CONSENT_COOKIE, MEDIA } from "../../constants/consent";

/**
 * The cookie categories a visitor has accepted.
 * @returns null when they have not answered; a malformed cookie counts as no answer
 */
export function acceptedCategories(cookies: string): readonly unknown[] | null {
  const [, value] = cookies.match(new RegExp(`(?:^|; )${CONSENT_COOKIE}=([^;]*)`)) ?? [];
  try {
    const { categories } = JSON.parse(decodeURIComponent(value ?? "")) as { categories?: unknown };
    return Array.isArray(categories) ? categories : null;
  } catch {
    return null;
  }
}

/**
 * Null where the browser blocks cookies: an answer could not be stored, so nothing is asked or
 * measured.
 */
export function readCookies(): string | null {
  try {
    return document.cookie;
  } catch {
    return null;
  }
}

/** Whether what other sites show may be loaded without asking again. */
export const acceptsMedia = (): boolean =>
  acceptedCategories(readCookies() ?? "")?.includes(MEDIA) === true;
