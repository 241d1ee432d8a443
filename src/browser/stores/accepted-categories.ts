import { CONSENT_COOKIE, MEDIA } from "../../constants/consent";

/**
 * Reads the consent categories that a visitor has accepted.
 * @param cookies as in `document.cookie`
 * @returns null without an answer; a malformed cookie counts as none
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

/** Reads `document.cookie`. @returns null where the browser blocks cookies */
export function readCookies(): string | null {
  try {
    return document.cookie;
  } catch {
    return null;
  }
}

/** Whether the visitor has agreed to videos and maps of other sites. */
export const acceptsMedia = (): boolean =>
  acceptedCategories(readCookies() ?? "")?.includes(MEDIA) === true;
