import { localeCookie } from "./locale-cookie";

test("the language is noted for 365 days, same-site lax, over TLS for TLS only", () => {
  expect(localeCookie(false)).toBe("i18n_redirected=en; Max-Age=31536000; Path=/; SameSite=Lax");
  expect(localeCookie(true)).toMatch(/; Secure$/);
});
