/** In CSS pixels, rounded. */
export type SvgSize = {
  width: number;
  height: number;
  /** It has a size of its own; without one only its proportions count, and it is shown as wide as the text. */
  isFixed: boolean;
};

const PX_PER_UNIT: Readonly<Record<string, number>> = {
  "": 1,
  px: 1,
  pt: 96 / 72,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
};

function pixels(length: string | undefined): number | null {
  const [, number, unit = ""] = /^\s*\+?(\d*\.?\d+)([a-z]*)\s*$/i.exec(length ?? "") ?? [];
  const perUnit = PX_PER_UNIT[unit.toLowerCase()];
  return number && perUnit && Number(number) > 0 ? Number(number) * perUnit : null;
}

/** The size a drawing has by the attributes of its root; null where they give none. */
export function svgSize(attributes: Readonly<Record<string, string>>): SvgSize | null {
  const [, , boxWidth = 0, boxHeight = 0] = (attributes.viewBox ?? "")
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const ratio = boxWidth > 0 && boxHeight > 0 ? boxHeight / boxWidth : null;
  const [ownWidth, ownHeight] = [pixels(attributes.width), pixels(attributes.height)];
  const width = ownWidth ?? (ownHeight && ratio && ownHeight / ratio);
  const height = ownHeight ?? (ownWidth && ratio && ownWidth * ratio);
  const rounded = (value: number) => Math.max(1, Math.round(value));
  if (width && height) return { width: rounded(width), height: rounded(height), isFixed: true };
  return ratio ? { width: rounded(boxWidth), height: rounded(boxHeight), isFixed: false } : null;
}
