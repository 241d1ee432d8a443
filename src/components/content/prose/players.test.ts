import { fireEvent, screen } from "@testing-library/react";
import { CONSENT_COOKIE, MEDIA, NECESSARY } from "../../../constants/consent";
import { addPlayers } from "./players";

const figure = (site: string, video: string, name: string) =>
  `<figure data-player="${site}" data-video="${video}" aria-label="${name}"><a class="player" href="https://${site}.example/${video}"><span>Play ${name}</span></a></figure>`;

const HTML = figure("youtube", "jNQXAC9IVRw", "A") + figure("vimeo", "76979871", "B");

function remember(...categories: string[]): void {
  const value = encodeURIComponent(JSON.stringify({ categories }));
  // biome-ignore lint/suspicious/noDocumentCookie: as the consent manager writes it.
  document.cookie = `${CONSENT_COOKIE}=${value}`;
}

let remove = () => {};

beforeEach(() => {
  remember(NECESSARY);
  document.body.innerHTML = HTML;
  remove = addPlayers(document.body);
});

const click = (name: string) => fireEvent.click(screen.getByRole("link", { name }));
const frame = (title: string) => screen.getByTitle<HTMLIFrameElement>(title);
const noFrame = () => document.querySelector("iframe") === null;

test("an unlisted video is requested with its key", () => {
  remember(NECESSARY, MEDIA);
  remove();
  document.querySelector("[data-player=vimeo]")?.setAttribute("data-key", "8272103f6e");
  remove = addPlayers(document.body);
  click("Play B");
  expect(frame("B").src).toBe(
    "https://player.vimeo.com/video/76979871?autoplay=1&dnt=1&h=8272103f6e",
  );
});

test("a click with a modifier is left to the browser", () => {
  expect(fireEvent.click(screen.getByRole("link", { name: "Play A" }), { ctrlKey: true })).toBe(
    true,
  );
  expect(screen.queryByRole("button")).toBeNull();
});

test("a video of an unknown site stays a link", () => {
  document.body.innerHTML = figure("evil", "1", "A");
  addPlayers(document.body);
  expect(fireEvent.click(screen.getByRole("link", { name: "Play A" }))).toBe(true);
  expect(noFrame()).toBe(true);
});

test("removing the players restores the links", () => {
  click("Play A");
  remember(NECESSARY, MEDIA);
  click("Play B");
  remove();
  expect(document.body.innerHTML).toBe(HTML);
});
