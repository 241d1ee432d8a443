/** @param {string} text */
const escapeHtml = (text) =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/**
 * The tokens by which the style sheet paints a placeholder: `#c8a05f` becomes `rc ga b5`. A style attribute would need
 * a weaker security policy, and 48 small rules give 4,096 colours. `src/utils/tone.ts` does the same
 * for React.
 * @param {string | undefined} color `#rrggbb`
 */
function tone(color) {
  const match = /^#([0-9a-f])[0-9a-f]([0-9a-f])[0-9a-f]([0-9a-f])[0-9a-f]$/i.exec(color ?? "");
  return match ? `r${match[1]} g${match[2]} b${match[3]}`.toLowerCase() : "";
}

/**
 * A picture of a Markdown body as HTML.
 * @param {import("gatsby-plugin-image").IGatsbyImageData} image sources made by gatsby-plugin-sharp
 * @param {{alt: string, caption?: string | null, figure: boolean}} options
 * @returns {string}
 */
function pictureHtml(image, { alt, caption, figure }) {
  const { fallback, sources = [] } = image.images;
  const rows = sources.map(
    (source) => `<source type="${source.type}" srcset="${source.srcSet}" sizes="${source.sizes}">`,
  );
  const srcset = fallback?.srcSet ? ` srcset="${fallback.srcSet}" sizes="${fallback.sizes}"` : "";
  const img = `<img src="${fallback?.src}"${srcset} width="${image.width}" height="${image.height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async" data-tone="${tone(image.backgroundColor)}">`;
  const picture = `<picture>${rows.join("")}${img}</picture>`;
  if (!figure) return picture;
  return `<figure>${picture}${caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : ""}</figure>`;
}

module.exports = { escapeHtml, pictureHtml, tone };
