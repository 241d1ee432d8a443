import path from "node:path";

/** By file ending. Source: https://www.iana.org/assignments/media-types/ */
const TYPES: Readonly<Record<string, string>> = {
  ".avif": "image/avif",
  ".css": "text/css",
  ".csv": "text/csv",
  ".gif": "image/gif",
  ".htm": "text/html",
  ".html": "text/html",
  ".ico": "image/vnd.microsoft.icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".json": "application/json",
  ".m4a": "audio/mp4",
  ".map": "application/json",
  ".md": "text/markdown",
  ".mjs": "text/javascript",
  ".mp3": "audio/mpeg",
  ".mp4": "video/mp4",
  ".otf": "font/otf",
  ".pdf": "application/pdf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".txt": "text/plain",
  ".vtt": "text/vtt",
  ".wasm": "application/wasm",
  ".webm": "video/webm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
  ".yaml": "application/yaml",
  ".yml": "application/yaml",
};

const TEXT = /^text\/|^application\/(?:json|manifest\+json|xml|yaml)\b|^image\/svg\+xml\b/;

/** The Content-Type of a file by its ending, with `charset=utf-8` where it is text; bytes to keep for unknown ones. */
export function contentTypeOf(address: string): string {
  const type = TYPES[path.extname(address).toLowerCase()] ?? "application/octet-stream";
  return isText(type) ? `${type}; charset=utf-8` : type;
}

function isText(contentType: string): boolean {
  return TEXT.test(contentType);
}
