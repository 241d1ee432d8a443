import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import { contentDirectory } from "../../../constants/content-directory";
import { MANIFEST_PATH, SITE_ICONS } from "../../../constants/site-icons";
import { INK } from "../../../drawing/palette";
import { writeIcons } from "./icons";

const { small, large, maskable } = SITE_ICONS;

/** The web manifest, for installation on a home screen. Source: https://www.w3.org/TR/appmanifest/ */
export function webManifest({ name, description }: { name: string; description: string }): string {
  const icon = ({ path, size }: { path: string; size: number }, purpose: "any" | "maskable") => ({
    src: path,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    id: "/",
    name,
    short_name: name,
    description,
    lang: "en",
    start_url: "/",
    display: "browser",
    theme_color: INK,
    background_color: INK,
    icons: [icon(small, "any"), icon(large, "any"), icon(maskable, "maskable")],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** A node as created by gatsby-plugin-content: the picture is a path relative to the content folder. */
type SiteSettingsNode = { name: string; description: string; icon: string };

/** Writes icons and web manifest to `public/`, for the preview and the built site alike. */
export async function writeIdentity({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">): Promise<void> {
  const site = getNodesByType("SiteSettings")[0] as unknown as SiteSettingsNode | undefined;
  // The preview runs without invalid content, and reports it elsewhere.
  if (!site) return;
  const folder = path.resolve("public");
  await mkdir(folder, { recursive: true });
  await writeIcons(path.join(contentDirectory(), site.icon), folder);
  await writeFile(path.join(folder, MANIFEST_PATH), webManifest(site));
}
