/** @jest-environment node */
import type { HeaderRule } from "../../../site-contract/headers";
import { cloudflareHeaders } from "./cloudflare";

const RULES: HeaderRule[] = [
  { path: "/*", headers: { "x-a": "1", "x-b": "1" } },
  { path: "/search", headers: { "x-a": "2" } },
  { path: "/static/*", headers: { "x-c": "3" } },
  { path: "/static/*", headers: { "x-b": "4", "x-c": "4" } },
];

/**
 * The headers that Cloudflare sends: of each rule that fits, in order, what is detached goes, then
 * values are appended.
 */
function headersSent(text: string, address: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of text.split(/^(?=\/)/m)) {
    const [path = "", ...lines] = rule.trim().split("\n  ");
    const fits = path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : address === path;
    if (fits) for (const line of lines) applyLine(line, headers);
  }
  return headers;
}

function applyLine(line: string, headers: Record<string, string>): void {
  const [name = "", value = ""] = line.split(": ");
  if (name.startsWith("! ")) delete headers[name.slice(2)];
  else headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
}

test.each([
  ["/", { "x-a": "1", "x-b": "1" }],
  ["/search", { "x-a": "2", "x-b": "1" }],
  ["/static/a.png", { "x-a": "1", "x-b": "4", "x-c": "4" }],
])("%s gets the value of the last rule that fits, alone", (address, expected) => {
  expect(headersSent(cloudflareHeaders(RULES), address)).toEqual(expected);
});

test("a policy that is too long for a line is sent as two, of which one allows the hashes of styles alone", () => {
  const hashes = Array.from(
    { length: 30 },
    (_, index) => `'sha256-${String(index).padStart(43, "A")}='`,
  ).join(" ");
  const policy = `default-src 'none'; style-src 'self' ${hashes} https://styles.example; img-src ${"https://pictures.example ".repeat(20).trim()}`;
  const text = cloudflareHeaders([{ path: "/*", headers: { "content-security-policy": policy } }]);
  expect(Math.max(...text.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(2000);
  const sent = headersSent(text, "/")["content-security-policy"]?.split(", ");
  expect(sent).toEqual([
    policy.replace(/style-src [^;]+/, "style-src 'self' https://styles.example 'unsafe-inline'"),
    `style-src 'self' ${hashes} https://styles.example`,
  ]);
});

test("what no line can hold fails the build", () => {
  const policy = `script-src ${"https://scripts.example ".repeat(90).trim()}`;
  const rules = [{ path: "/*", headers: { "content-security-policy": policy } }];
  expect(() => cloudflareHeaders(rules)).toThrow(
    /2000 characters, such as content-security-policy\. Fix: let pages load from fewer/,
  );
});

test("a header is detached only where another rule has set it", () => {
  expect(cloudflareHeaders(RULES)).toBe(
    "/*\n  x-a: 1\n  x-b: 1\n/search\n  ! x-a\n  x-a: 2\n/static/*\n  x-c: 3\n" +
      "/static/*\n  ! x-b\n  ! x-c\n  x-b: 4\n  x-c: 4\n",
  );
});
