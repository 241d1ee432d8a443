/** @jest-environment node */
import type { HeaderRule } from "../../../../site-contract/headers";
import { cloudflareHeaders } from "./cloudflare-headers";

const RULES: HeaderRule[] = [
  { path: "/*", headers: { "x-a": "1", "x-b": "1" } },
  { path: "/search", headers: { "x-a": "2" } },
  { path: "/static/*", headers: { "x-c": "3" } },
  { path: "/static/*", headers: { "x-b": "4", "x-c": "4" } },
];

/** What Cloudflare sends: rules in order, each first detaches, then appends. */
function joined(text: string, address: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let fits = false;
  for (const line of text.split("\n")) {
    if (line.startsWith("/")) fits = line.endsWith("*") ? address.startsWith(line.slice(0, -1)) : address === line;
    const [, detached] = /^ {2}! (.+)$/.exec(line) ?? [];
    const [, name, value = ""] = /^ {2}([^!:]+): (.+)$/.exec(line) ?? [];
    if (fits && detached) delete headers[detached];
    if (fits && name) headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
  }
  return headers;
}

test.each([
  ["/", { "x-a": "1", "x-b": "1" }],
  ["/search", { "x-a": "2", "x-b": "1" }],
  ["/static/a.png", { "x-a": "1", "x-b": "4", "x-c": "4" }],
])("%s gets the value of the last rule that fits, alone", (address, expected) => {
  expect(joined(cloudflareHeaders(RULES), address)).toEqual(expected);
});

test("a header is detached only where another rule has set it", () => {
  expect(cloudflareHeaders(RULES)).toBe(
    "/*\n  x-a: 1\n  x-b: 1\n/search\n  ! x-a\n  x-a: 2\n/static/*\n  x-c: 3\n" +
      "/static/*\n  ! x-b\n  ! x-c\n  x-b: 4\n  x-c: 4\n",
  );
});
