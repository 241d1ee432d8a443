import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { PluginRef } from "gatsby";
import { contentDirectory } from "../constants/build";
import { INK } from "../constants/palette";
import { SITE_ICONS } from "../constants/site-files";

/**
 * Reads name and icon; empty if it cannot. The check of the content reports problems of the file.
 */
function readSite(folder: string): Partial<Record<"name" | "icon", unknown>> {
  try {
    return JSON.parse(readFileSync(path.join(folder, "site.json"), "utf8")) ?? {};
  } catch {
    return {};
  }
}

/**
 * Icons and web manifest of the agency. None while the settings cannot be read: Gatsby wants options
 * before there is content to query.
 * @param folder folder of the settings
 */
export function manifest(folder: string = path.join(contentDirectory(), "settings")): PluginRef[] {
  const { name, icon } = readSite(folder);
  if (typeof name !== "string" || typeof icon !== "string") return [];
  const file = path.join(folder, icon);
  if (!existsSync(file)) return [];
  const icons = [SITE_ICONS.small, SITE_ICONS.large].map(({ path: src, size }) => {
    // Phones cut a maskable icon to their own shape, others show it as it is.
    return { src, sizes: `${size}x${size}`, type: "image/png", purpose: "any maskable" };
  });
  return [
    {
      resolve: "gatsby-plugin-web-manifest",
      options: {
        name,
        start_url: "/",
        theme_color: INK,
        theme_color_in_head: false,
        icon: path.relative(process.cwd(), file),
        icons,
      },
    },
  ];
}
