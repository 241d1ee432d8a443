/** @jest-environment node */
import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding";
import { CspParser } from "csp_evaluator/dist/parser";
import {
  joinPolicies,
  OWN_FILES,
  type Policy,
  policyText,
} from "../../plugins/gatsby-plugin-static-site/policy";
import { SEARCH_ROUTE } from "../search/constants";
import { playerSources, policySources, type Services } from "./policy-sources";
import { HEADERS } from "./static-site";

const NONE: Services = {
  mailerUrl: "/api",
  blogApiUrl: "/blog-api",
  tagManagerId: "",
  botCheckKey: "",
  mapsKey: "",
  isPreview: false,
  thirdParties: [],
};
const ALL: Services = {
  mailerUrl: "https://mailer.example/api",
  blogApiUrl: "https://blog.example",
  tagManagerId: "GTM-ABC1234",
  botCheckKey: "key",
  mapsKey: "key",
  isPreview: false,
  thirdParties: [
    {
      script: [" cdn.ads.example/tag.js\n"],
      connect: ["events.ads.example"],
      img: ["pixel.ads.example"],
      frame: ["ads.example"],
    },
  ],
};
const HASHES = {
  "script-src": ["'sha256-AAA='", "'sha256-BBB='"],
  "style-src": ["'sha256-CCC='"],
};

const pagePolicy = (services: Services) =>
  joinPolicies([OWN_FILES, HASHES, policySources(services)]);
const searchPolicy = (services: Services) =>
  joinPolicies([pagePolicy(services), HEADERS.pagePolicies[SEARCH_ROUTE] ?? {}]);

/** What Google's evaluator finds, but for what it calls information: Trusted Types. */
const evaluate = (policy: Policy) =>
  new CspEvaluator(new CspParser(policyText(policy)).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO);

test("without third parties, pages may load and contact their own host only", () => {
  expect(policySources(NONE)).toEqual({});
});

test("a third party is in the policy only where it is configured", () => {
  const directives = (services: Partial<Services>) =>
    Object.entries(policySources({ ...NONE, ...services })).flatMap(([name, sources]) =>
      sources.map((source) => `${name} ${source}`),
    );
  expect(directives({ mailerUrl: ALL.mailerUrl })).toEqual([
    "connect-src https://mailer.example",
    "form-action https://mailer.example",
  ]);
  expect(directives({ blogApiUrl: ALL.blogApiUrl })).toEqual(["connect-src https://blog.example"]);
  expect(directives({ tagManagerId: ALL.tagManagerId }).join()).toMatch(
    /^(?:[a-z]+-src https:\/\/[^,]*google[^,]*,?)+$/,
  );
  expect(directives({ mapsKey: ALL.mapsKey })).toEqual(["frame-src 'self'"]);
  expect(directives({ botCheckKey: ALL.botCheckKey }).join()).toMatch(
    /^(?:[a-z]+-src https:\/\/[^,]*\/recaptcha\/[^,]*,?)+$/,
  );
});

test("players of other sites are in the policy only where a text has one", () => {
  expect(playerSources("<p>Words</p>")).toEqual({ "frame-src": [] });
  const html = '<p data-player="vimeo"></p><p data-player="evil"></p><p data-player="youtube"></p>';
  expect(playerSources(html)).toEqual({
    "frame-src": ["https://player.vimeo.com/video/", "https://www.youtube-nocookie.com/embed/"],
  });
});

test("no policy allows inline code, evaluated text or scripts of a whole other host", () => {
  for (const policy of [pagePolicy(NONE), pagePolicy(ALL), searchPolicy(ALL)]) {
    expect(policyText(policy)).not.toMatch(
      /'unsafe-(?:inline|eval|hashes)'|\*;|\* |data:|blob:|http:/,
    );
    for (const source of policy["script-src"] ?? [])
      expect(source).toMatch(/^'[^']+'$|^https:\/\/[^/*]+\/.+/);
  }
});

test("only the search may compile WebAssembly", () => {
  expect(policyText(pagePolicy(ALL))).not.toContain("wasm");
  expect(searchPolicy(NONE)["script-src"]).toEqual([
    "'self'",
    "'sha256-AAA='",
    "'sha256-BBB='",
    "'wasm-unsafe-eval'",
  ]);
});

test("Google's evaluator finds no weakness, and asks to look at the addresses of scripts", () => {
  expect(evaluate(pagePolicy(NONE)).map(({ value }) => value)).toEqual(["'self'"]);
  for (const { severity, description } of evaluate(searchPolicy(ALL))) {
    expect(severity).toBe(Severity.MEDIUM_MAYBE);
    expect(description).toMatch(/^'self' can be problematic|^No bypass found/);
  }
});

test("a third party needs a tag manager", () => {
  expect(policySources({ ...NONE, thirdParties: ALL.thirdParties })).toEqual({});
});

test("a third party adds its hosts, each to its kind", () => {
  const services = { ...NONE, tagManagerId: "GTM-ABC1234" };
  const without = policySources(services);
  const chat = {
    ...ALL.thirdParties[0],
    socket: ["*.chat.example"],
    style: ["static.chat.example/button.css"],
    font: ["fonts.chat.example"],
    media: ["sounds.chat.example"],
    form: ["chat.example/upload"],
    worker: true,
  };
  const policy = joinPolicies([OWN_FILES, policySources({ ...services, thirdParties: [chat] })]);
  const added = Object.entries(policy).flatMap(([name, sources]) => {
    const others = [...(without[name] ?? []), ...(OWN_FILES[name] ?? [])];
    return sources.filter((source) => !others.includes(source)).map((one) => `${name} ${one}`);
  });
  expect(added).toEqual([
    "script-src https://cdn.ads.example/tag.js",
    "style-src https://static.chat.example/button.css",
    "img-src https://pixel.ads.example",
    "font-src https://fonts.chat.example",
    "media-src https://sounds.chat.example",
    "connect-src https://events.ads.example",
    "connect-src wss://*.chat.example",
    "worker-src blob:",
    "form-action https://chat.example/upload",
    "frame-src https://ads.example",
  ]);
  // Beside another source browsers report it as a mistake.
  expect(policy["worker-src"]).not.toContain("'none'");
});

test("the preview of the tag manager works in previews alone", () => {
  const styles = (isPreview: boolean) =>
    policySources({ ...NONE, tagManagerId: "GTM-ABC1234", isPreview })["style-src"];
  expect(styles(true)).toContain("https://tagmanager.google.com");
  expect(styles(false)).toBeUndefined();
});
