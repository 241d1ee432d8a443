/**
 * The letters of the site's one font file: Latin-1, those of Czech, Norwegian and French beyond it,
 * and the signs of typesetting. After a change, `npm run typeface` makes the file anew.
 */
export const LETTERS =
  /[ -~\u00a0-ÿČčĎďĚěĽľĹĺŇňŘřŔŕŠšŤťŮůŽžŒœŸ\u02c6\u02da\u02dc\u2000-\u206f€™←↑→↓−]/u;
