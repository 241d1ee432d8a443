/** @jest-environment node */
import { CspEvaluator } from "csp_evaluator";
import { Severity } from "csp_evaluator/dist/finding";
import { CspParser } from "csp_evaluator/dist/parser";
import type { PlayerSite } from "../../../constants/prose";
import {
  type Policy,
  pagePolicy,
  policyText,
  type Services,
  searchPolicy,
} from "./security-policy";

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
const HASHES = { scriptHashes: ["BBB=", "AAA="], styleHashes: ["CCC="] };
const NO_HASHES = { scriptHashes: [], styleHashes: [] };

/** What Google's evaluator finds, but for what it calls information: Trusted Types. */
const evaluate = (policy: Policy) =>
  new CspEvaluator(new CspParser(policyText(policy)).csp)
    .evaluate()
    .filter(({ severity }) => severity < Severity.INFO);

test("without third parties, pages may load and contact their own host only", () => {
  expect(policyText(pagePolicy(HASHES, NONE))).toBe(
    "default-src 'none'; script-src 'self' 'sha256-AAA=' 'sha256-BBB='; style-src 'self' 'sha256-CCC='; img-src 'self'; " +
      "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'none'; form-action 'self'; " +
      "base-uri 'none'; frame-ancestors 'none'",
  );
});

test("a third party is in the policy only where it is configured", () => {
  const directives = (services: Partial<Services>) => {
    const base = pagePolicy(NO_HASHES, NONE);
    return Object.entries(pagePolicy(NO_HASHES, { ...NONE, ...services })).flatMap(
      ([name, sources]) =>
        sources
          .filter((source) => !base[name]?.includes(source))
          .map((source) => `${name} ${source}`),
    );
  };
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

test("players of other sites are in the policy only where a text has one, and nothing else of these sites", () => {
  const frames = (players: PlayerSite[]) => pagePolicy({ ...HASHES, players }, NONE)["frame-src"];
  expect(frames([])).toBeUndefined();
  expect(frames(["youtube"])).toEqual(["https://www.youtube-nocookie.com/embed/"]);
  expect(frames(["youtube", "vimeo"])).toEqual([
    "https://player.vimeo.com/video/",
    "https://www.youtube-nocookie.com/embed/",
  ]);
  expect(pagePolicy({ ...HASHES, players: ["youtube"] }, NONE)).toMatchObject(
    pagePolicy(HASHES, NONE),
  );
});

test("no policy allows inline code, evaluated text or scripts of a whole other host", () => {
  for (const policy of [
    pagePolicy(HASHES, NONE),
    searchPolicy(pagePolicy(HASHES, ALL)),
    pagePolicy(HASHES, ALL),
  ]) {
    expect(policyText(policy)).not.toMatch(
      /'unsafe-(?:inline|eval|hashes)'|\*;|\* |data:|blob:|http:/,
    );
    for (const source of policy["script-src"] ?? [])
      expect(source).toMatch(/^'[^']+'$|^https:\/\/[^/*]+\/.+/);
  }
});

test("only the search may compile WebAssembly", () => {
  const policy = pagePolicy(HASHES, NONE);
  expect(policyText(policy)).not.toContain("wasm");
  expect(searchPolicy(policy)["script-src"]).toEqual([
    ...(policy["script-src"] ?? []),
    "'wasm-unsafe-eval'",
  ]);
});

test("Google's evaluator finds no weakness, and asks to look at the addresses of scripts", () => {
  expect(evaluate(pagePolicy(HASHES, NONE)).map(({ value }) => value)).toEqual(["'self'"]);
  for (const { severity, description } of evaluate(searchPolicy(pagePolicy(HASHES, ALL)))) {
    expect(severity).toBe(Severity.MEDIUM_MAYBE);
    expect(description).toMatch(/^'self' can be problematic|^No bypass found/);
  }
});

test("a third party adds its hosts, each to its kind, and only with a tag manager", () => {
  const { thirdParties } = ALL;
  expect(pagePolicy(NO_HASHES, { ...NONE, thirdParties })).toEqual(pagePolicy(NO_HASHES, NONE));
  const [without, policy] = [[], thirdParties].map((parties) =>
    pagePolicy(NO_HASHES, { ...NONE, tagManagerId: "GTM-ABC1234", thirdParties: parties }),
  );
  const added = (name: string) =>
    policy?.[name]?.filter((source) => !without?.[name]?.includes(source));
  expect(Object.keys(policy ?? {}).filter((name) => (added(name) ?? []).length > 0)).toEqual([
    "script-src",
    "img-src",
    "connect-src",
    "frame-src",
  ]);
  expect(added("script-src")).toEqual(["https://cdn.ads.example/tag.js"]);
  expect(added("frame-src")).toEqual(["https://ads.example"]);
});

test("the preview of the tag manager works in previews alone", () => {
  const styles = (isPreview: boolean) =>
    pagePolicy(NO_HASHES, { ...NONE, tagManagerId: "GTM-ABC1234", isPreview })["style-src"];
  expect(styles(true)).toContain("https://tagmanager.google.com");
  expect(styles(false)).toEqual(["'self'"]);
});
