import { SITE_ICONS } from "../../../constants/site-icons";
import { INK } from "../../../drawing/palette";

const { small, large, maskable } = SITE_ICONS;

/** The web manifest: what a home screen shows of the site. Source: https://www.w3.org/TR/appmanifest/ */
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
