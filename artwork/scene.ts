import type { PictureRequest } from "./requests";

/** What a scene needs to know: who is asked for, and what the entry says about it. */
export type Subject = { slug: string; request: PictureRequest };

/** In pixels. */
export type Size = { width: number; height: number };

/** Draws one kind of picture, at a fixed size unless `sizeOf` says otherwise. */
export type Scene = Size & {
  sizeOf?: (subject: Subject) => Size;
  format: "jpeg" | "png";
  draw: (subject: Subject) => string;
};
