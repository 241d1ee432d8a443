import type { ContentCheck } from "../../plugins/gatsby-source-content/check";
import { MARKETING } from "../constants/measuring";
import { consent, MEDIA_WORDS } from "../content-model/settings/consent";

type Entries = Parameters<ContentCheck>[0]["entries"];

const consentOf = (entries: Entries) =>
  entries.find(({ collection }) => collection.name === consent.name);

/** Reports missing words for marketing in the settings, if a third party belongs to it. */
export const checkMarketing: ContentCheck = ({ entries }) => {
  const settings = consentOf(entries);
  const first = entries.find(
    ({ collection, data }) => collection.name === "third-parties" && data.category === MARKETING,
  );
  if (!settings || !first || settings.data[MARKETING] !== undefined) return {};
  const rule = `is missing, and "${first.data.name}" of ${first.sourcePath} belongs to it`;
  const fix = "write its title and its text there, and let the question speak of advertising";
  return { problems: [{ file: settings.sourcePath, field: MARKETING, rule, fix }] };
};

/**
 * Warns of missing words for the consent that players ask for, and completes the settings with
 * `MEDIA_WORDS`. A site without players needs none.
 */
export const explainPlayers: ContentCheck = ({ entries }) => {
  const settings = consentOf(entries);
  const first = entries.find(
    ({ visibility, texts }) =>
      visibility === "published" && texts.some(({ metadata }) => metadata.players.length > 0),
  );
  if (!settings || settings.data.media !== undefined || !first) return {};
  settings.data.media = { ...MEDIA_WORDS };
  const rule = `is missing, and ${first.sourcePath} plays a video of another site; visitors read words that suit any site`;
  const fix = "write a title and a text of your own there, and name the site in the privacy policy";
  return { warnings: [{ file: settings.sourcePath, field: "media", rule, fix }] };
};
