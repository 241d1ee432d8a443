import type { GatsbyNode } from "gatsby";
import type { TextLabels } from "./html/prepare-markdown";
import type { PictureSlot } from "./pictures/slot-image";
import type { Player } from "./syntax/media";

/** Words beside a video of another site. `title`: the name of the whole; `play`: of its link. */
type PlayerWords = { title: string; play: string; note: string };

/** Words that the HTML of a text contains beside its own. */
export type Labels = TextLabels & {
  /** Name of the box that stops an animation, before the picture's words. */
  pause: string;
  /** Name of a film's captions: their language. */
  captions: string;
  player: (site: Player["site"]) => PlayerWords;
};

/** A place of pictures in a text. */
export type TextSlot = PictureSlot & {
  /**
   * How a picture of this size is shown: its `sizes` attribute, and the value of `data-plate` of
   * its figure, where the style sheet lays figures out by it.
   */
  layout: (size: { width: number; height: number }) => { sizes: string; plate?: string };
};

export type RemarkContentOptions = {
  labels: Labels;
  /**
   * Places of pictures by name. Those that stand in the text itself, and not in a list, a quotation
   * or a note, are shown in the one that the entry's node names as its `bodySlot`; others in
   * `prose`.
   */
  slots: { readonly prose: TextSlot; readonly [name: string]: TextSlot };
  /** Ids of the page around a text, which no heading may take. */
  reservedIds: readonly string[];
};

export const pluginOptionsSchema: GatsbyNode["pluginOptionsSchema"] = ({ Joi }) => {
  const word = Joi.string().required();
  const labels = Joi.object({
    table: word,
    code: word,
    done: word,
    toDo: word,
    footnote: word,
    footnotes: word,
    backToText: word,
    sectionLink: word,
    pause: word,
    captions: word,
    player: Joi.function().required(),
  });
  const slot = Joi.object({
    width: Joi.number().required(),
    height: Joi.number().required(),
    baseWidth: Joi.number().required(),
    densities: Joi.array().items(Joi.number()).min(1).required(),
    crop: Joi.boolean(),
    placeholder: Joi.string(),
    layout: Joi.function().required(),
  }).unknown();
  return Joi.object({
    labels: labels.required(),
    slots: Joi.object({ prose: slot.required() }).pattern(Joi.string(), slot).required(),
    reservedIds: Joi.array().items(Joi.string()).required(),
  });
};
