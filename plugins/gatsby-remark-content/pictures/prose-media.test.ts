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

/** The build takes place in a temporary folder. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "films-"));
  process.chdir(folder);
});

afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true, force: true });
});

/** Writes files beside an entry. */
function writeFiles(...names: string[]): RenderOptions {
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

describe("a film", () => {
  const filmHtml = async () =>
    (await render(film, writeFiles("boat trip.mp4", "boat trip.jpg", "boat trip.vtt"))).html;

  test("is the browser's own player, which loads nothing by itself", async () => {
    const [video = ""] = /<video[^>]*>/.exec(await filmHtml()) ?? [];
    expect(video).toBe(
      `<video src="/static/${DIGEST}/boat-trip.mp4" controls preload="none" playsinline width="720" height="405" aria-label="A boat &quot;leaves&quot;">`,
    );
  });

  test("has its picture behind it", async () => {
    expect(await filmHtml()).toMatch(
      /^<figure><div class="film"><picture><img loading="lazy"[^>]* alt=""[^>]*><\/picture><video/s,
    );
  });

  test("has its captions", async () => {
    expect(await filmHtml()).toContain(
      `<track kind="captions" srclang="en" label="English" src="/static/${DIGEST}/boat-trip.vtt">`,
    );
  });

  test("has its title below it", async () => {
    expect(await filmHtml()).toContain("<figcaption>At dawn</figcaption>");
  });

  test("is valid HTML", async () => {
    expect(htmlFaults(await filmHtml())).toEqual([]);
  });
});

describe("the files of a film", () => {
  const folderInSite = path.join("static", DIGEST);
  beforeEach(async () => {
    const files = writeFiles("boat trip.mp4", "boat trip.png", "boat trip.vtt");
    await render(`${film}\n\n${film}`, files);
  });

  test("are alone in their folder of the site", () => {
    expect(readdirSync(path.join("public", folderInSite)).sort()).toEqual([
      "boat-trip.mp4",
      "boat-trip.vtt",
    ]);
  });

  test("are copies", () => {
    const copy = path.join("public", folderInSite, "boat-trip.mp4");
    expect(readFileSync(copy, "utf8")).toBe("boat trip.mp4");
  });

  test("have addresses that change with their content", () => {
    expect(hasHashedName(`${folderInSite}/boat-trip.mp4`)).toBe(true);
  });
});

test("a film without captions and title has neither", async () => {
  const { html } = await render("![A boat](./a.webm)", writeFiles("a.webm", "a.jpg"));
  expect(html).not.toMatch(/<track|<figcaption/);
});

test("a film in a footnote, as in a list, is valid HTML", async () => {
  const files = writeFiles("a.mp4", "a.jpg");
  const { html } = await render(
    "Words[^1].\n\n- ![A boat](./a.mp4)\n\n[^1]: ![A boat](a.mp4)\n",
    files,
  );
  expect(html.match(/<video/g)).toHaveLength(2);
  expect(htmlFaults(html)).toEqual([]);
});

test("a film of a case study is a plate unless it is in a list", async () => {
  const files = writeFiles("a.mp4", "a.jpg");
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
