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

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
): HTMLElementTagNameMap[Tag] {
  return Object.assign(document.createElement(tag), properties);
}

/** `key`: of a video of Vimeo that is not listed. */
type Video = { site: PlayerSite; video: string; key: string | undefined; title: string };

function frameOf({ site, video, key, title }: Video): HTMLIFrameElement {
  const { player, settings } = PLAYERS[site];
  const allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  const frame = element("iframe", { title, allow, allowFullscreen: true, className: "player" });
  for (const [name, length] of Object.entries(PLAYER_SIZE))
    frame.setAttribute(name, String(length));
  // YouTube refuses to play for a page that it does not know.
  frame.referrerPolicy = "strict-origin-when-cross-origin";
  frame.src = player + video + settings + (key ? `&h=${key}` : "");
  return frame;
}

/**
 * What is asked in place of the picture. The address of the video stays reachable without consent.
 */
function questionOf(site: PlayerSite, href: string, agree: HTMLElement): HTMLElement {
  const { name } = PLAYERS[site];
  const question = element("div", { className: "player" });
  question.setAttribute("role", "group");
  question.setAttribute("aria-label", PLAYER_STRINGS.play(name));
  question.append(
    element("p", { textContent: PLAYER_STRINGS.question(name) }),
    agree,
    element("a", { href, textContent: PLAYER_STRINGS.elsewhere(name) }),
  );
  return question;
}

function addPlayer(figure: HTMLElement): () => void {
  const { player: site, video = "", key } = figure.dataset;
  const link = figure.querySelector("a");
  if (!isPlayerSite(site) || !link) return () => {};
  let shown: HTMLElement = link;
  const show = (next: HTMLElement): void => {
    shown.replaceWith(next);
    shown = next;
  };
  const play = (): void => {
    show(
      frameOf({ site, video, key, title: figure.getAttribute("aria-label") ?? PLAYERS[site].name }),
    );
    shown.focus();
  };
  const ask = (): void => {
    const agree = element("button", { type: "button", textContent: PLAYER_STRINGS.agree });
    agree.addEventListener("click", () => {
      document.dispatchEvent(new Event(MEDIA_CONSENT_EVENT));
      play();
    });
    show(questionOf(site, link.href, agree));
    agree.focus();
  };
  const start = (event: MouseEvent): void => {
    // Into a tab of its own.
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
 * Videos of other sites play in their place, once the visitor has agreed to it. Before that click
 * nothing is asked of the other site.
 * @returns puts the links back
 */
export function addPlayers(root: Element): () => void {
  const removers = [...root.querySelectorAll<HTMLElement>("[data-player]")].map(addPlayer);
  return () => {
    for (const remove of removers) remove();
  };
}
