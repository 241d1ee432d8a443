/** Addresses of the pictures that gatsby-plugin-manifest makes of the agency's icon; sizes in pixels. */
export const SITE_ICONS = {
  /** The plugin's own name for it. */
  favicon: { path: "/favicon-32x32.png", size: 32 },
  small: { path: "/icon-192.png", size: 192 },
  large: { path: "/icon-512.png", size: 512 },
} as const;
