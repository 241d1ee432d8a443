/**
 * Mixes two colours `#rrggbb`.
 * @param share of `to`: 0 returns `from`, 1 returns `to`
 */
export function mixColors(from: string, to: string, share: number): string {
  const weight = Math.min(1, Math.max(0, share));
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const channels = [1, 3, 5].map((at) => {
    const start = channel(from, at);
    const value = Math.round(start + (channel(to, at) - start) * weight);
    return value.toString(16).padStart(2, "0");
  });
  return `#${channels.join("")}`;
}
