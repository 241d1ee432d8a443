/** Addresses of the pictures that the build makes of the agency's icon; sizes in pixels. */
export const SITE_ICONS = {
  /** 16, 32 and 48 in one file, which browsers and feed readers ask for without being told. */
  favicon: { path: "/favicon.ico", sizes: [16, 32, 48] },
  touch: { path: "/apple-touch-icon.png", size: 180 },
  small: { path: "/icon-192.png", size: 192 },
  large: { path: "/icon-512.png", size: 512 },
  /** Android cuts it to any shape. */
  maskable: { path: "/icon-maskable-512.png", size: 512 },
} as const;

export const MANIFEST_PATH = "/manifest.webmanifest";
