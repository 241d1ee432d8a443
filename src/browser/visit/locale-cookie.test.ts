import { localeCookie } from "./locale-cookie";

test("the language cookie lasts 365 days, is SameSite=Lax and, over TLS, Secure", () => {
  expect(localeCookie(false)).toBe("i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax");
  expect(localeCookie(true)).toMatch(/; Secure$/);
});
