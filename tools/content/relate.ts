/**
 * Finds the related stories of the articles that a check of the content has handed on, while Gatsby reads its sources with
 * one core.
 */
import { checkedEntries } from "../../plugins/gatsby-plugin-content/load/checked-entries";
import { tell } from "../../plugins/gatsby-plugin-content/load/told";
import { FOLDER_VARIABLE } from "../../plugins/gatsby-remark-content/parsed-bodies";
import { relatableEntries } from "../../src/gatsby/related/relatable";
import { relatedIds } from "../../src/gatsby/related/related-ids";
import { RELATED_STORIES_TOLD } from "../../src/gatsby/related/related-stories";

const folder = process.env[FOLDER_VARIABLE];
const entries = checkedEntries();
if (!folder || !entries) throw new Error("No entries were handed on.");
tell(folder, RELATED_STORIES_TOLD, JSON.stringify([...relatedIds(relatableEntries(entries))]));
