/** No file of the site but a film may be larger: it takes 8 s to load at 1.6 Mbit/s. */
export const LARGEST_FILE_BYTES = 1.5 * 1024 * 1024;
