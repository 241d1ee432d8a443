import { hasModifier } from "../../../browser/dom/has-modifier";
import { acceptsMedia } from "../../../browser/stores/accepted-categories";
import { MEDIA_CONSENT_EVENT } from "../../../constants/consent";
import {
  isPlayerSite,
  PLAYER_SIZE,
  PLAYER_STRINGS,
  PLAYERS,
  type PlayerSite,
} from "../../../constants/prose";

function createElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), properties);
}

/** `key` is for unlisted videos of Vimeo. */
type Video = { site: PlayerSite; video: string; key: string | undefined; title: string };

function createFrame({ site, video, key, title }: Video): HTMLIFrameElement {
  const { player, settings } = PLAYERS[site];
  const allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  const frame = createElement("iframe", {
    title,
    allow,
    allowFullscreen: true,
    className: "player",
  });
  for (const [name, length] of Object.entries(PLAYER_SIZE))
    frame.setAttribute(name, String(length));
  // YouTube refuses to play without a referrer.
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = player + video + settings + (key ? `&h=${key}` : "");
  return frame;
}

/** Makes the question for consent, with a link to the video for visitors who do not agree. */
function createQuestion(site: PlayerSite, href: string, agree: HTMLElement): HTMLElement {
  const { name } = PLAYERS[site];
  const question = createElement("div", { className: "player" });
  question.setAttribute("role", "group");
  question.setAttribute("aria-label", PLAYER_STRINGS.play(name));
  question.append(
    createElement("p", { textContent: PLAYER_STRINGS.question(name) }),
    agree,
    createElement("a", { href, textContent: PLAYER_STRINGS.elsewhere(name) }),
  );
  return question;
}

/** Makes a figure's link open the player. @returns undoes it */
function addPlayer(figure: HTMLElement): () => void {
  const { player: site, video = "", key } = figure.dataset;
  const link = figure.querySelector("a");
  if (!isPlayerSite(site) || !link) return () => {};
  let content: HTMLElement = link;
  const show = (next: HTMLElement): void => {
    content.replaceWith(next);
    content = next;
  };
  const title = figure.getAttribute("aria-label") ?? PLAYERS[site].name;
  const play = (): void => {
    show(createFrame({ site, video, key, title }));
    content.focus();
  };
  const ask = (): void => {
    const agree = createElement("button", { type: "button", textContent: PLAYER_STRINGS.agree });
    agree.addEventListener("click", () => {
      document.dispatchEvent(new Event(MEDIA_CONSENT_EVENT));
      play();
    });
    show(createQuestion(site, link.href, agree));
    agree.focus();
  };
  const start = (event: MouseEvent): void => {
    // The browser opens a new tab.
    if (hasModifier(event)) return;
    event.preventDefault();
    if (acceptsMedia()) play();
    else ask();
  };
  link.addEventListener("click", start);
  return () => {
    link.removeEventListener("click", start);
    show(link);
  };
}

/**
 * Makes the links to videos of other sites play them in their place, once the visitor has agreed.
 * Until then nothing is requested from the other site.
 * @returns puts the links back
 */
export function addPlayers(root: Element): () => void {
  const removers = [...root.querySelectorAll<HTMLElement>("[data-player]")].map(addPlayer);
  return () => {
    for (const remove of removers) remove();
  };
}
