/** Sites whose videos may be played in a text, after consent. */
export const PLAYERS = {
  youtube: {
    name: "YouTube",
    player: "https://www.youtube-nocookie.com/embed/",
    settings: "?autoplay=1&rel=0",
  },
  vimeo: {
    name: "Vimeo",
    player: "https://player.vimeo.com/video/",
    settings: "?autoplay=1&dnt=1",
  },
} as const;

export type PlayerSite = keyof typeof PLAYERS;

export const isPlayerSite = (name: string | undefined): name is PlayerSite =>
  name !== undefined && Object.hasOwn(PLAYERS, name);

/** Size of a player in pixels, before the proportions of its video are known. */
export const PLAYER_SIZE = { width: 1280, height: 720 };

/** Strings of films and players in texts, and of the question before the first one plays. */
export const PLAYER_STRINGS = {
  /** Label of the captions: the site's language. */
  captions: "English",
  video: (site: string) => `Video at ${site}`,
  play: (site: string) => `Play the video at ${site}`,
  note: (site: string) =>
    `Playing it contacts ${site}, which may set cookies. Nothing is loaded from there before.`,
  question: (site: string) =>
    `To play this video, your browser contacts ${site}, which learns your address and may set cookies. ` +
    "Your consent counts for all videos here and is remembered; the cookie settings at the foot of the page withdraw it.",
  agree: "Agree and play",
  elsewhere: (site: string) => `Watch it at ${site}`,
} as const;

/** Words that the build writes into the HTML of texts. */
export const MARKDOWN_STRINGS = {
  table: "Table",
  code: "Code",
  done: "Done",
  toDo: "To do",
  footnote: "Footnote",
  footnotes: "Footnotes",
  backToText: "Back to the text",
  sectionLink: "Link to section",
  pause: "Pause the animation",
  captions: PLAYER_STRINGS.captions,
  player: (site: PlayerSite) => ({
    title: PLAYER_STRINGS.video(PLAYERS[site].name),
    play: PLAYER_STRINGS.play(PLAYERS[site].name),
    note: PLAYER_STRINGS.note(PLAYERS[site].name),
  }),
} as const;
