/**
 * Characters in the site's one font file: Latin-1, the letters of Czech, Norwegian and French
 * beyond it, and typographic signs. `npm run typeface` rebuilds the file after a change.
 */
export const LETTERS =
  /[ -~\u00a0-ÿČčĎďĚěĽľĹĺŇňŘřŔŕŠšŤťŮůŽžŒœŸ\u02c6\u02da\u02dc\u2000-\u206f€™←↑→↓−]/u;
