import { localeCookie } from "./locale-cookie";

test("the language cookie lasts 365 days on all pages", () => {
  expect(localeCookie(false)).toBe("i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax");
});

test("over TLS the language cookie is secure", () => {
  expect(localeCookie(true)).toMatch(/; Secure$/);
});
