/** @jest-environment node */
import { readFileSync } from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../../../tools/testing/tree";
import { writeRedirects } from "./redirects";

const REDIRECTS = [
  { from: "/messe", to: "/services#ux-design" },
  { from: "/herbst", to: "/contact-form?subject=Autumn" },
  { from: "/plain", to: "/services" },
  { from: "/odd", to: "/services#what?" },
];

const HOSTS = ["CF_PAGES", "WORKERS_CI", "NETLIFY"];

function writtenFor(host?: string): string[] {
  for (const name of HOSTS) delete process.env[name];
  if (host) process.env[host] = "1";
  const site = temporaryFolder();
  writeRedirects(site, REDIRECTS);
  const lines = readFileSync(path.join(site, "_redirects"), "utf8").trimEnd().split("\n");
  return lines.map((line) => line.split(" ")[0] ?? "");
}

afterAll(() => {
  for (const name of HOSTS) delete process.env[name];
});

test.each(HOSTS)(
  "where a host would drop a campaign, the page for unknown addresses redirects (%s)",
  (host) => {
    const written = writtenFor(host);
    expect(written).toEqual(expect.arrayContaining(["/messe", "/plain", "/odd"]));
    expect(written.join()).not.toContain("/herbst");
  },
);

test("Cloudflare follows a redirect with a slash at its end, too", () => {
  expect(writtenFor("CF_PAGES").slice(0, 2)).toEqual(["/messe", "/messe/"]);
});

test("the own server and nginx follow every redirect", () => {
  expect(writtenFor()).toEqual(["/messe", "/herbst", "/plain", "/odd"]);
});
