import type { ContentCheck } from "../../plugins/gatsby-source-content/check";
import { ENTRY_ANCHORS } from "../constants/entry-places";
import { SHELL_IDS } from "../constants/page-ids";
import { PAGE_SECTIONS } from "../content-model/page-sections";

/**
 * Reports entries whose name is their anchor on a page that has it already: as the id of a section,
 * of an element around the content, or of an entry of another collection.
 */
export const checkEntryAnchors: ContentCheck = ({ entries }, { placeOf }) => {
  const ownerByAnchor = new Map<string, string>();
  const problems = ENTRY_ANCHORS.flatMap(({ page, collection, prefix }) =>
    entries
      .filter((entry) => entry.collection.name === collection && entry.hasName)
      .flatMap((entry) => {
        const id = `${prefix}${entry.slug}`;
        const isOfPage = [...SHELL_IDS, ...(PAGE_SECTIONS.get(page) ?? [])].includes(id);
        const owner = isOfPage ? "the page itself" : ownerByAnchor.get(`${page}#${id}`);
        ownerByAnchor.set(`${page}#${id}`, entry.sourcePath);
        const rule = `has the anchor "${id}" on ${page}, which ${owner} has`;
        return owner ? { ...placeOf(entry, []), rule, fix: "give it another name" } : [];
      }),
  );
  return { problems };
};
