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

const ENDED = [
  { from: "/spring", to: "/offers" },
  { from: "/fair", to: null },
];

const HOSTS = ["CF_PAGES", "WORKERS_CI", "NETLIFY"];

function writtenFor(host?: string): string[] {
  for (const name of HOSTS) delete process.env[name];
  if (host) process.env[host] = "1";
  const site = temporaryFolder();
  writeRedirects(site, REDIRECTS, ENDED);
  return readFileSync(path.join(site, "_redirects"), "utf8").trimEnd().split("\n");
}

const addressesFor = (host?: string): string[] =>
  writtenFor(host).map((line) => line.split(" ")[0] ?? "");

afterAll(() => {
  for (const name of HOSTS) delete process.env[name];
});

test.each(HOSTS)(
  "where a host would drop a campaign, the page for unknown addresses redirects (%s)",
  (host) => {
    const written = addressesFor(host);
    expect(written).toEqual(expect.arrayContaining(["/messe", "/plain", "/odd"]));
    expect(written.join()).not.toContain("/herbst");
  },
);

test("Cloudflare follows a redirect with a slash at its end, too", () => {
  expect(addressesFor("CF_PAGES").slice(0, 2)).toEqual(["/messe", "/messe/"]);
});

test("the own server and nginx follow every redirect", () => {
  expect(addressesFor().slice(0, 4)).toEqual(["/messe", "/herbst", "/plain", "/odd"]);
});

test.each([
  [undefined, ["/spring /offers 302", "/fair /404.html 410"]],
  ["NETLIFY", ["/spring /offers 302", "/fair /404.html 410"]],
  ["CF_PAGES", ["/spring /offers 302", "/spring/ /offers 302"]],
])("an ended page leads on for now, or is gone where the host can say so (%s)", (host, lines) => {
  expect(writtenFor(host).filter((line) => /spring|fair/.test(line))).toEqual(lines);
});
