import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import {
  joinPolicies,
  OWN_FILES,
  policyText,
} from "../../plugins/gatsby-plugin-static-site/policy";
import { policySources, type ThirdParty } from "../../src/gatsby-config/policy-sources";
import { test, VIOLATION } from "../support/test";

/** What a tag opens, by kind; the first script opens all else. */
type Openings = { script: string[] } & Partial<
  Record<"connect" | "socket" | "img" | "frame" | "style" | "font" | "media" | "form", string[]>
> & { worker?: string[] };

/** What the tags of the guide open, and one that opens something of each kind. */
const TAGS: Readonly<Record<string, Openings>> = {
  "Google Analytics 4": {
    script: ["https://www.googletagmanager.com/gtag/js?id=G-1"],
    connect: [
      "https://region1.google-analytics.com/g/collect",
      "https://analytics.google.com/g/collect",
      "https://stats.g.doubleclick.net/g/collect",
    ],
    img: ["https://www.google.com/ads/ga-audiences"],
    frame: ["https://td.doubleclick.net/td/ga/rul"],
  },
  "Google Ads": {
    script: [
      "https://www.googletagmanager.com/gtag/js?id=AW-1",
      "https://www.googleadservices.com/pagead/conversion/1/",
      "https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1/",
    ],
    connect: [
      "https://www.google.com/ccm/collect",
      "https://google.com/ccm/form-data/1",
      "https://pagead2.googlesyndication.com/ccm/collect",
      "https://www.googleadservices.com/ccm/conversion/1/",
    ],
    img: [
      "https://www.google.com/pagead/1p-conversion/1/",
      "https://googleads.g.doubleclick.net/pagead/viewthroughconversion/1/",
    ],
    frame: [
      "https://td.doubleclick.net/td/rul/1",
      "https://www.googletagmanager.com/static/service_worker/1/sw_iframe.html",
    ],
  },
  Meta: {
    script: [
      "https://connect.facebook.net/en_US/fbevents.js",
      "https://connect.facebook.net/signals/config/1",
    ],
    connect: ["https://www.facebook.com/tr/?ev=Lead"],
    img: ["https://www.facebook.com/tr/?ev=PageView"],
    form: ["https://www.facebook.com/tr/"],
  },
  LinkedIn: {
    script: [
      "https://snap.licdn.com/li.lms-analytics/insight.min.js",
      "https://snap.licdn.com/li.lms-analytics/insight.old.min.js",
    ],
    connect: ["https://px.ads.linkedin.com/wa/", "https://px4.ads.linkedin.com/wa/"],
    img: ["https://px.ads.linkedin.com/collect", "https://www.linkedin.com/px/li_sync"],
  },
  "HubSpot chat": {
    script: [
      "https://js.hs-scripts.com/1.js",
      "https://js.usemessages.com/conversations-embed.js",
      "https://js.hs-analytics.net/analytics/1/1.js",
      "https://js.hs-banner.com/v2/1/banner.js",
      "https://js.hscollectedforms.net/collectedforms.js",
      "https://js.hsadspixel.net/fb.js",
    ],
    connect: [
      "https://api.hubspot.com/livechat-public/v1/message/public",
      "https://forms.hscollectedforms.net/collected-forms/v1/config/json",
    ],
    img: ["https://track.hubspot.com/__ptq.gif"],
    frame: ["https://app.hubspot.com/conversations-visitor/1"],
  },
  "Microsoft Clarity": {
    script: ["https://www.clarity.ms/tag/abc", "https://scripts.clarity.ms/0.8.1/clarity.js"],
    connect: ["https://k.clarity.ms/collect"],
    img: ["https://c.clarity.ms/c.gif", "https://c.bing.com/c.gif"],
  },
  Hotjar: {
    script: [
      "https://static.hotjar.com/c/hotjar-1.js?sv=7",
      "https://script.hotjar.com/modules.1.js",
    ],
    connect: ["https://content.hotjar.io/?gzip=1", "https://surveys.hotjar.com/1"],
    socket: ["wss://ws.hotjar.com/api/v2/client/ws"],
    img: ["https://script.hotjar.com/widget.png"],
    frame: ["https://vars.hotjar.com/box.html"],
    style: ["https://script.hotjar.com/widget.css"],
    font: ["https://script.hotjar.com/font-hotjar.woff2"],
  },
  "A chat": {
    script: ["https://widget.chat.example/loader.js"],
    connect: ["https://api.chat.example/visitors"],
    socket: ["wss://ws.chat.example/"],
    img: ["https://static.chat.example/face.png"],
    frame: ["https://widget.chat.example/window"],
    style: ["https://static.chat.example/button.css"],
    font: ["https://static.chat.example/letters.woff2"],
    media: ["https://static.chat.example/ping.mp3"],
    form: ["https://api.chat.example/upload"],
    worker: ["a worker"],
  },
};

const CHAT: ThirdParty = {
  script: ["widget.chat.example/loader.js"],
  connect: ["api.chat.example"],
  socket: ["ws.chat.example"],
  img: ["static.chat.example"],
  frame: ["widget.chat.example", "api.chat.example"],
  style: ["static.chat.example"],
  font: ["static.chat.example"],
  media: ["static.chat.example"],
  form: ["api.chat.example"],
  worker: true,
};

/** The entries of the guide, by the heading above each. */
function recipes(): Record<string, ThirdParty> {
  const guide = readFileSync(path.join(__dirname, "../../docs/tags.md"), "utf8");
  const entries = guide.split(/^## /m).flatMap((section) => {
    const [name = ""] = section.split("\n");
    const json = section.split(/^```(?:json)?\n/m)[1];
    return json ? [[name, JSON.parse(json)] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** Runs in the browser: opens what a tag opens. */
function openAll({ script, worker = [], ...others }: Openings): void {
  const add = (tag: string, properties: object) =>
    document.body.append(Object.assign(document.createElement(tag), properties));
  const ignore = () => undefined;
  const openers: Record<string, (address: string) => unknown> = {
    connect: (address) => fetch(address, { method: "POST", mode: "no-cors" }).catch(ignore),
    socket: (address) => new WebSocket(address),
    img: (src) => add("img", { src }),
    frame: (src) => add("iframe", { src }),
    style: (href) => add("link", { rel: "stylesheet", href }),
    font: (address) => new FontFace("Tag", `url(${address})`).load().catch(ignore),
    media: (src) => add("audio", { src, preload: "auto" }),
    form: (action) => {
      add("iframe", { name: "answer" });
      add("form", { action, method: "post", target: "answer" });
      document.forms[0]?.submit();
    },
  };
  for (const src of script.slice(1)) add("script", { src });
  for (const [kind, addresses] of Object.entries(others))
    for (const address of addresses) openers[kind]?.(address);
  for (const name of worker) {
    const text = new Blob([`fetch("https://api.chat.example/${name}", { mode: "no-cors" })`]);
    new Worker(URL.createObjectURL(text));
  }
}

// No web socket leaves the machine.
test.use({ offline: true });

const PAGE = "https://agency.example/";
const WORKER_REQUEST = "https://api.chat.example/a%20worker";

/** Opens a page with a tag, and returns the addresses of what it has opened, a live list. */
async function openWithTag(page: Page, tag: Openings, thirdParties: ThirdParty[]) {
  const opened: string[] = [];
  const services = { mailerUrl: "/api", blogApiUrl: "/blog-api", botCheckKey: "", mapsKey: "" };
  const sources = policySources({
    ...services,
    tagManagerId: "GTM-TESTS",
    isPreview: false,
    thirdParties,
  });
  await page.unrouteAll();
  // A routed web socket would not be the browser's, which the policy applies to.
  page.removeAllListeners("websocket");
  page.on("websocket", (socket) => void opened.push(socket.url()));
  await page.route(/^https:/, (route) => {
    const address = route.request().url();
    if (address === PAGE) {
      const policy = policyText(joinPolicies([OWN_FILES, sources]));
      return route.fulfill({
        contentType: "text/html",
        headers: { "content-security-policy": policy },
        body: `<!doctype html><title>A page</title><body><script src="${tag.script[0]}"></script>`,
      });
    }
    opened.push(address);
    const isFirst = address === tag.script[0];
    return route.fulfill({
      headers: { "access-control-allow-origin": "*" },
      contentType: route.request().resourceType() === "stylesheet" ? "text/css" : "text/javascript",
      body: isFirst ? `(${openAll})(${JSON.stringify(tag)})` : "",
    });
  });
  await page.goto(PAGE);
  return opened;
}

const addressesOf = ({ worker, ...others }: Openings) =>
  [...Object.values(others).flat(), ...(worker ? [WORKER_REQUEST] : [])].sort();

// `support/test.ts` fails the test if something violates the policy.
test("each tag of the guide opens all that it needs with its entry", async ({ page }) => {
  const entries: Record<string, ThirdParty> = { ...recipes(), "A chat": CHAT };
  expect(Object.keys(entries)).toEqual(Object.keys(TAGS));
  for (const [name, tag] of Object.entries(TAGS)) {
    const opened = await openWithTag(page, tag, [entries[name] ?? {}]);
    await expect.poll(() => [...opened].sort(), name).toEqual(addressesOf(tag));
  }
});

test.describe("with violations", () => {
  test.use({ provokedFaults: VIOLATION });

  test("a tag opens nothing but its script where its entry names that alone", async ({ page }) => {
    const blocked: string[] = [];
    page.on("console", (message) => {
      const [, directive] = /violates .*directive: "(\S+)/.exec(message.text()) ?? [];
      if (directive) blocked.push(directive);
    });
    const tag = TAGS["A chat"] as Openings;
    const opened = await openWithTag(page, tag, [{ script: CHAT.script ?? [] }]);
    await expect.poll(() => blocked).toContain("worker-src");
    await page.waitForLoadState("networkidle");
    expect(opened).toEqual(tag.script);
    const directives =
      "connect-src default-src font-src form-action img-src media-src style-src worker-src";
    expect([...new Set(blocked)].sort().join(" ")).toBe(directives);
  });
});
