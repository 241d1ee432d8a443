import type { RemarkContentOptions } from "../../plugins/gatsby-remark-content/options";
import { PAGE_IDS } from "../constants/page-ids";
import { MARKDOWN_STRINGS } from "../constants/prose";
import { PLATE_SIZES, plateWidth } from "../content-model/plates";
import { PROSE_SIZES, SLOTS } from "../content-model/slots";

/** Options of gatsby-remark-content. */
export const MARKDOWN: RemarkContentOptions = {
  labels: MARKDOWN_STRINGS,
  slots: {
    prose: { ...SLOTS.prose, layout: () => ({ sizes: PROSE_SIZES }) },
    plate: {
      ...SLOTS.plate,
      layout: (size) => {
        const plate = plateWidth(size);
        return { sizes: PLATE_SIZES[plate], plate };
      },
    },
  },
  reservedIds: PAGE_IDS,
};
