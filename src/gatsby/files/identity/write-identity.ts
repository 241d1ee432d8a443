import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import { contentDirectory } from "../../../constants/content-directory";
import { MANIFEST_PATH } from "../../../constants/site-icons";
import { writeIcons } from "./icons";
import { webManifest } from "./manifest";

/** A node as gatsby-plugin-content makes it: the picture is a path relative to the content folder. */
type SiteSettingsNode = { name: string; description: string; icon: string };

/** Writes icons and web manifest to `public/`, for the preview and the built site alike. */
export async function writeIdentity({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): Promise<void> {
  const site = getNodesByType("SiteSettings")[0] as unknown as SiteSettingsNode | undefined;
  // The preview goes on without a content that is wrong, and says so itself.
  if (!site) return;
  const folder = path.resolve("public");
  await mkdir(folder, { recursive: true });
  await writeIcons(path.join(contentDirectory(), site.icon), folder);
  await writeFile(path.join(folder, MANIFEST_PATH), webManifest(site));
}
