/** @jest-environment node */
import { readMarkdown } from "../content-loader/markdown/read-markdown";
import { render } from "./testing/render";

const PLAYER = /<figure data-player="(\w+)" data-video="([\w-]+)"/g;

const playersIn = (html: string) => [...html.matchAll(PLAYER)].map(([, site, video]) => [site, video]);

test.each([
  ["https://www.youtube.com/watch?v=jNQXAC9IVRw", "youtube", "jNQXAC9IVRw"],
  ["https://youtube.com/watch?app=desktop&v=a_b-c_d-e_f&t=42s", "youtube", "a_b-c_d-e_f"],
  ["<https://m.youtube.com/watch?v=jNQXAC9IVRw>", "youtube", "jNQXAC9IVRw"],
  ["https://youtu.be/jNQXAC9IVRw?si=abc", "youtube", "jNQXAC9IVRw"],
  ["https://vimeo.com/76979871", "vimeo", "76979871"],
  ["https://youtube.com/shorts/jNQXAC9IVRw?si=abc", "youtube", "jNQXAC9IVRw"],
  ["https://www.youtube.com/live/jNQXAC9IVRw", "youtube", "jNQXAC9IVRw"],
  ["> https://vimeo.com/76979871", "vimeo", "76979871"],
])("the paragraph %s is a player", async (body, site, id) => {
  expect(playersIn((await render(body)).html)).toEqual([[site, id]]);
  expect(readMarkdown(body).players).toEqual([{ site, id, line: 1 }]);
});

test.each([
  ["Look: https://youtu.be/jNQXAC9IVRw"],
  ["[A talk](https://youtu.be/jNQXAC9IVRw)"],
  ["## https://youtu.be/jNQXAC9IVRw"],
  ["http://youtu.be/jNQXAC9IVRw"],
  ["https://youtu.be/jNQXAC9IVRwx"],
  ["https://www.youtube.com/channel/jNQXAC9IVRw"],
  ["https://youtube.com.evil.example/watch?v=jNQXAC9IVRw"],
  ["https://vimeo.com/channels/staffpicks"],
  ["`https://vimeo.com/76979871`"],
])("%s is none", async (body) => {
  expect(playersIn((await render(body)).html)).toEqual([]);
  expect(readMarkdown(body).players).toEqual([]);
});

test.each([
  ["Look:\nhttps://youtu.be/jNQXAC9IVRw\nNice.", [2]],
  ["https://youtu.be/jNQXAC9IVRw  \n<https://vimeo.com/76979871>", [1, 2]],
  ["Look: https://youtu.be/jNQXAC9IVRw\nNice.", []],
  ["Look:\n[a talk](https://youtu.be/jNQXAC9IVRw)\nhttps://vimeo.com/channels/staffpicks", []],
  ["Look:\n\nhttps://youtu.be/jNQXAC9IVRw\n\nNice.", []],
])("in %j an address that has a line, but no paragraph to itself is advised to take one", (body, lines) => {
  const { findings } = readMarkdown(body);
  expect(findings.map(({ line, isAdvice }) => isAdvice && line)).toEqual(lines);
});

test("a player is a link that works without a script, says what a click asks for, and loads nothing", async () => {
  const { html } = await render("https://youtu.be/jNQXAC9IVRw?t=3&si=b");
  expect(html).toMatch(
    /<a class="player" href="https:\/\/youtu.be\/jNQXAC9IVRw\?t=3&amp;si=b">.*Play the video at YouTube<\/span><\/a>/,
  );
  expect(html).toContain("which may set cookies");
  expect(html).not.toMatch(/<iframe| src="https?:/);
});

test("players of one site have names of their own", async () => {
  const addresses = ["https://youtu.be/jNQXAC9IVRw", "https://vimeo.com/76979871", "https://youtu.be/aqz-KE-bpKQ"];
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
