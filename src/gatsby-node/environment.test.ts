import type { Reporter } from "gatsby";
import { checkEnvironment, environmentFaults, exposedSecrets } from "./environment";

afterEach(() => {
  delete process.env.GATSBY_PREVIEW;
  delete process.env.GATSBY_GTM_ID;
});

test.each([undefined, "", "0", "1"])("GATSBY_PREVIEW may be %s", (value) => {
  expect(environmentFaults({ GATSBY_PREVIEW: value })).toEqual([]);
});

test.each(["true", "yes", " 1", "2"])("GATSBY_PREVIEW may not be %j", (value) => {
  expect(environmentFaults({ GATSBY_PREVIEW: value })).toEqual([
    expect.stringMatching(/^GATSBY_PREVIEW must be 1 /),
  ]);
});

test.each([undefined, "", "GTM-ABC1234", "GTM-W4X8"])("GATSBY_GTM_ID may be %s", (value) => {
  expect(environmentFaults({ GATSBY_GTM_ID: value })).toEqual([]);
});

test.each([
  [
    "GATSBY_MAILER_URL",
    [
      "/api",
      "/mail/api/",
      "https://mail.example",
      "https://mail.example/api",
      "http://localhost:8001",
    ],
  ],
  ["GATSBY_MAILER_TOKEN", ["s3cret-token", "Bearer.x_y~z"]],
  [
    "BLOG_API_URL",
    ["https://blog.example", "https://blog.example/api/v1/", "http://127.0.0.1:8080"],
  ],
  ["GATSBY_RECAPTCHA_SITE_KEY", ["6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI"]],
  ["BUILD_DATE", ["2026-12-01", "2028-02-29", ""]],
])("%s may be one of %j", (name, values) => {
  for (const value of values) expect(environmentFaults({ [name]: value })).toEqual([]);
});

test.each([
  [
    "GATSBY_MAILER_URL",
    [
      "javascript:alert(1)",
      "//evil.example",
      "http://mail.example",
      "mail.example",
      "https://a@b.example",
    ],
  ],
  [
    "BLOG_API_URL",
    [
      "blog.example",
      "file:///etc/passwd",
      "https://",
      "https://a:b@blog.example",
      "https://blog.example/?q=1",
      "/blog",
    ],
  ],
  ["BUILD_DATE", ["2026-02-29", "1.12.2026", "2026-12-1", "tomorrow", "2026-12-01T00:00:00Z"]],
  ["GATSBY_MAILER_TOKEN", ["two words", 'quo"ted', "it's", "é"]],
  ["GATSBY_RECAPTCHA_SITE_KEY", ["key", "6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZ\"'>"]],
])("%s may not be one of %j", (name, values) => {
  for (const value of values) expect(environmentFaults({ [name]: value })).toHaveLength(1);
});

test.each(["gtm-abc1234", "G-ABC1234", "GTM-1';alert(1)//", "GTM-", " GTM-ABC1234"])(
  "GATSBY_GTM_ID may not be %j",
  (value) => {
    expect(environmentFaults({ GATSBY_GTM_ID: value })).toEqual([
      expect.stringMatching(/^GATSBY_GTM_ID must be the id /),
    ]);
  },
);

test("the build ends, names every setting that is malformed, and says how to fix it", () => {
  const said: unknown[] = [];
  process.env.GATSBY_PREVIEW = "yes";
  process.env.GATSBY_GTM_ID = "UA-1";
  checkEnvironment({
    reporter: { panic: (message: unknown) => said.push(message) } as unknown as Reporter,
  });
  expect(said).toEqual([
    'GATSBY_PREVIEW must be 1 (hidden from search engines) or 0 (the live site), is "yes". Fix: Set GATSBY_PREVIEW=1 for a preview, leave it out for the live site.\n' +
      'GATSBY_GTM_ID must be the id of a Google Tag Manager container, is "UA-1". Fix: Set it as GTM-ABC1234, or leave it out: then nothing is measured.',
  ]);
});

test("what only the server may know is refused where pages' scripts could read it, and nothing else is", () => {
  const exported = {
    GATSBY_SMTP_URL: "smtp://a",
    GATSBY_GTM_ID: "GTM-ABC1234",
    SMTP_URL: "smtp://a",
  };
  const written = {
    RECAPTCHA_SECRET: "a",
    GATSBY_MAILER_TOKEN: "a",
    BLOG_API_URL: "https://blog.example",
  };
  expect(exposedSecrets(exported, written, ".env.production")).toEqual([
    expect.stringMatching(/^GATSBY_SMTP_URL would be public: /),
    expect.stringMatching(
      /^RECAPTCHA_SECRET would be public: .*\.env\.production.* Fix: export it /,
    ),
  ]);
});
