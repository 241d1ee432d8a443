/**
 * Maximum size of an upload: a film of about a minute in 1280 x 720, for which a visitor with a
 * slow connection may still wait. Pictures need less.
 */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;

/**
 * Files that a text, or a field for a picture, may show. Others would only make the repository
 * larger.
 */
export const UPLOADS = /\.(?:jpe?g|png|webp|avif|gif|svg|mp4|webm|vtt)$/i;
