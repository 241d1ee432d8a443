export type HairStyle = "short" | "parted" | "bob" | "long" | "bun" | "curls" | "crop" | "bald" | "waves";
export type Garment = "crew" | "shirt" | "turtleneck" | "jacket" | "hoodie";

export type Person = {
  skin: string;
  hair: string;
  style: HairStyle;
  garment: Garment;
  cloth: string;
  ground: string;
  /** Turn of the head in radians; positive looks to the right. */
  yaw: number;
  beard?: "full" | "stubble";
  glasses?: boolean;
  /** Width of head and jaw against the common ones. */
  broad: number;
  jaw: number;
  /** Height of the head against the common one, its lean in degrees, and how near it stands. */
  tall?: number;
  lean?: number;
  near?: number;
  /** Corners of the mouth upwards, outer ends of the brows downwards, both in pixels; size of the eyes. */
  smile?: number;
  brows?: number;
  eyes?: number;
  /** Where hair stands off the head, its far side shows dark in the gap instead of the ground. */
  lined?: boolean;
};
