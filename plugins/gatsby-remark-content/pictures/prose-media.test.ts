/** @jest-environment node */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { hasHashedName } from "../../../site-contract/hashed-files";
import { htmlFaults } from "../testing/html-validator";
import { type RenderOptions, render } from "../testing/render";

const DIGEST = "0123456789abcdef0123456789abcdef";
const project = process.cwd();
let folder = "";

/** A build in a folder of its own. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "films-"));
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true, force: true });
});

/** The files beside an entry. */
function beside(...names: string[]): RenderOptions {
  for (const name of names) writeFileSync(path.join(folder, name), name);
  const file = (name: string) => ({
    id: name,
    absolutePath: path.join(folder, name),
    internal: { contentDigest: DIGEST },
  });
  return {
    files: (address) =>
      names.includes(path.basename(address)) ? file(path.basename(address)) : null,
  };
}

const film = '![A boat "leaves"](./boat trip.mp4 "At dawn")'.replace(
  "./boat trip.mp4",
  "<./boat trip.mp4>",
);

test("a film is the browser's own player, which loads nothing by itself, before its picture", async () => {
  const { html } = await render(film, beside("boat trip.mp4", "boat trip.jpg", "boat trip.vtt"));
  const [video = ""] = /<video[^>]*>/.exec(html) ?? [];
  expect(video).toBe(
    `<video src="/static/${DIGEST}/boat-trip.mp4" controls preload="none" playsinline width="720" height="405" aria-label="A boat &quot;leaves&quot;">`,
  );
  expect(html).toMatch(
    /^<figure><div class="film"><picture><img loading="lazy"[^>]* alt=""[^>]*><\/picture><video/s,
  );
  expect(html).toContain(
    `<track kind="captions" srclang="en" label="English" src="/static/${DIGEST}/boat-trip.vtt">`,
  );
  expect(html).toContain("<figcaption>At dawn</figcaption>");
  expect(htmlFaults(html)).toEqual([]);
});

test("its files are in the site, below names that change with their content, and nothing is left beside them", async () => {
  await render(`${film}\n\n${film}`, beside("boat trip.mp4", "boat trip.png", "boat trip.vtt"));
  const built = path.join("static", DIGEST);
  expect(readdirSync(path.join("public", built)).sort()).toEqual([
    "boat-trip.mp4",
    "boat-trip.vtt",
  ]);
  expect(readFileSync(path.join("public", built, "boat-trip.mp4"), "utf8")).toBe("boat trip.mp4");
  expect(hasHashedName(`${built}/boat-trip.mp4`)).toBe(true);
});

test("without captions and caption it has none", async () => {
  const { html } = await render("![A boat](./a.webm)", beside("a.webm", "a.jpg"));
  expect(html).not.toMatch(/<track|<figcaption/);
});

test("a film in a footnote or a list is valid HTML", async () => {
  const files = beside("a.mp4", "a.jpg");
  const { html } = await render(
    "Words[^1].\n\n- ![A boat](./a.mp4)\n\n[^1]: ![A boat](a.mp4)\n",
    files,
  );
  expect(html.match(/<video/g)).toHaveLength(2);
  expect(htmlFaults(html)).toEqual([]);
});

test("a film of a case study is a plate, but not in a list", async () => {
  const files = beside("a.mp4", "a.jpg");
  const { html } = await render("![A boat](./a.mp4)\n\n- ![A boat](./a.mp4)\n", {
    ...files,
    bodySlot: "plate",
  });
  expect(html.match(/<figure[^>]*><div class="film">/g)).toEqual([
    '<figure data-plate="narrow"><div class="film">',
    '<figure><div class="film">',
  ]);
  expect(htmlFaults(html)).toEqual([]);
});
