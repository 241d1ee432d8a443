/** @jest-environment node */
import { runInNewContext } from "node:vm";
import { cloudfrontFunction, MAX_FUNCTION_BYTES } from "./cloudfront";

const REDIRECTS = [
  { from: "/old", to: "/works" },
  { from: "/jobs", to: "/career-page?from=jobs#open" },
];

type Result = { uri?: string; headers?: { location?: { value: string } } };

function answer(uri: string, querystring: Record<string, unknown> = {}): string {
  const event = { request: { uri, querystring } };
  const { uri: file, headers } = runInNewContext(
    `${cloudfrontFunction(REDIRECTS)}; handler(event)`,
    {
      event,
    },
  ) as Result;
  return headers?.location ? `301 ${headers.location.value}` : String(file);
}

test.each([
  ["/", "/index.html"],
  ["/works", "/works/index.html"],
  ["/works/hid", "/works/hid/index.html"],
  ["/app-0123.js", "/app-0123.js"],
  ["/page-data/works/page-data.json", "/page-data/works/page-data.json"],
  ["/works/", "301 /works"],
  ["/works/index.html", "301 /works"],
  ["/index.html", "301 /"],
  ["/old", "301 /works"],
  ["/old/", "301 /works"],
  ["//evil.example/", "301 /evil.example"],
  ["/constructor", "/constructor/index.html"],
])("%s is %s", (uri, expected) => {
  expect(answer(uri)).toBe(expected);
});

test("a redirect keeps the query, unless its target has its own", () => {
  const query = {
    a: { value: "1" },
    b: { value: "2", multiValue: [{ value: "2" }, { value: "3" }] },
  };
  expect(answer("/works/", query)).toBe("301 /works?a=1&b=2&b=3");
  expect(answer("/jobs", query)).toBe("301 /career-page?from=jobs#open");
});

test("it is never larger than CloudFront takes", () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({
    from: `/old/${index}`,
    to: "/works",
  }));
  expect(Buffer.byteLength(cloudfrontFunction(many))).toBeLessThanOrEqual(MAX_FUNCTION_BYTES);
  expect(cloudfrontFunction(many)).toContain('"/old/100"');
});
