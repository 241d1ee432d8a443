/** @jest-environment node */
import { readMarkdown } from "../check/read-markdown";
import { PLAYER_ADDRESS } from "../syntax/media";
import { render } from "../testing/render";

const PLAYER = /<figure data-player="(\w+)" data-video="([\w-]+)"/g;

const playersIn = (html: string) =>
  [...html.matchAll(PLAYER)].map(([, site, video]) => [site, video]);

describe.each([
  ["https://www.youtube.com/watch?v=jNQXAC9IVRw", "youtube", "jNQXAC9IVRw", ""],
  ["https://youtube.com/watch?app=desktop&v=a_b-c_d-e_f&t=42s", "youtube", "a_b-c_d-e_f", ""],
  ["<https://m.youtube.com/watch?v=jNQXAC9IVRw>", "youtube", "jNQXAC9IVRw", ""],
  ["https://youtu.be/jNQXAC9IVRw?si=abc", "youtube", "jNQXAC9IVRw", ""],
  ["https://vimeo.com/76979871", "vimeo", "76979871", ""],
  ["> https://vimeo.com/76979871", "vimeo", "76979871", ""],
  ["https://www.youtube.com/shorts/jNQXAC9IVRw", "youtube", "jNQXAC9IVRw", ""],
  ["https://www.youtube.com/live/jNQXAC9IVRw?feature=share", "youtube", "jNQXAC9IVRw", ""],
  ["https://www.youtube-nocookie.com/embed/jNQXAC9IVRw/", "youtube", "jNQXAC9IVRw", ""],
  ["https://music.youtube.com/watch?v=jNQXAC9IVRw&list=a", "youtube", "jNQXAC9IVRw", ""],
  ["https://vimeo.com/channels/staff-picks/76979871", "vimeo", "76979871", ""],
  ["https://player.vimeo.com/video/76979871?autoplay=1", "vimeo", "76979871", ""],
  ["https://vimeo.com/76979871/8272103f6e", "vimeo", "76979871", "8272103f6e"],
  ["https://player.vimeo.com/video/76979871?dnt=1&h=8272103f6e", "vimeo", "76979871", "8272103f6e"],
])("the paragraph %s", (body, site, id, key) => {
  test("is shown as a player", async () => {
    const { html } = await render(body);
    expect(playersIn(html)).toEqual([[site, id]]);
    expect(/data-key="(.*?)"/.exec(html)?.[1] ?? "").toBe(key);
  });

  test("is read as a player", () => {
    expect(readMarkdown(body).players).toEqual([{ site, id, ...(key && { key }), line: 1 }]);
  });

  test("is taken by the editor's form", () => {
    const [address = ""] = /https:[^>]*/.exec(body) ?? [];
    expect(PLAYER_ADDRESS.exec(address)?.[0]).toBe(address);
  });
});

describe.each([
  ["Look: https://youtu.be/jNQXAC9IVRw"],
  ["[A talk](https://youtu.be/jNQXAC9IVRw)"],
  ["## https://youtu.be/jNQXAC9IVRw"],
  ["http://youtu.be/jNQXAC9IVRw"],
  ["https://youtu.be/jNQXAC9IVRwx"],
  ["https://www.youtube.com/channel/jNQXAC9IVRw"],
  ["https://youtube.com.evil.example/watch?v=jNQXAC9IVRw"],
  ["https://www.youtube.com/embed/videoseries?list=PL"],
  ["https://vimeo.com/channels/staffpicks"],
  ["https://vimeo.com/76979871/likes"],
  ["`https://vimeo.com/76979871`"],
])("the paragraph %s", (body) => {
  test("is not shown as a player", async () => {
    expect(playersIn((await render(body)).html)).toEqual([]);
  });

  test("is not read as a player", () => {
    expect(readMarkdown(body).players).toEqual([]);
  });

  test("is not taken by the editor's form", () => {
    expect(PLAYER_ADDRESS.test(body)).toBe(false);
  });
});

test.each([
  ["Look:\nhttps://youtu.be/jNQXAC9IVRw\nNice.", [2]],
  ["https://youtu.be/jNQXAC9IVRw  \n<https://vimeo.com/76979871>", [1, 2]],
  ["Look: https://youtu.be/jNQXAC9IVRw\nNice.", []],
  ["Look:\n[a talk](https://youtu.be/jNQXAC9IVRw)\nhttps://vimeo.com/channels/staffpicks", []],
  ["Look:\n\nhttps://youtu.be/jNQXAC9IVRw\n\nNice.", []],
])(
  "in %j the addresses of videos on lines %j should have a paragraph to themselves",
  (body, lines) => {
    const { findings } = readMarkdown(body);
    expect(findings.map(({ line, isAdvice }) => isAdvice && line)).toEqual(lines);
  },
);

describe("a player that nobody has clicked", () => {
  let html = "";
  beforeAll(async () => {
    ({ html } = await render("https://youtu.be/jNQXAC9IVRw?t=3&si=b"));
  });

  test("is a link that works without a script", () => {
    expect(html).toMatch(
      /<a class="player" href="https:\/\/youtu.be\/jNQXAC9IVRw\?t=3&amp;si=b">.*Play the video at YouTube<\/span><\/a>/,
    );
  });

  test("says what a click consents to", () => {
    expect(html).toContain("which may set cookies");
  });

  test("loads nothing", () => {
    expect(html).not.toMatch(/<iframe| src="https?:/);
  });
});

test("a second player of one site has another name", async () => {
  const addresses = [
    "https://youtu.be/jNQXAC9IVRw",
    "https://vimeo.com/76979871",
    "https://youtu.be/aqz-KE-bpKQ",
  ];
  const { html } = await render(addresses.join("\n\n"));
  expect([...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)).toEqual([
    "Video at YouTube",
    "Video at Vimeo",
    "Video at YouTube (2)",
  ]);
});

test("a player in a footnote leaves room for the way back", async () => {
  const { html } = await render("Words[^1].\n\n[^1]: https://youtu.be/jNQXAC9IVRw\n");
  expect(html).toMatch(/<\/figure>\s*<p>.*footnote-backref/s);
});
