import type { PictureRequest } from "./requests";

/** What a scene needs to know: who is asked for, and what the entry says about it. */
export type Subject = { slug: string; request: PictureRequest };

/** Draws one kind of picture at a fixed size in pixels. */
export type Scene = { width: number; height: number; format: "jpeg" | "png"; draw: (subject: Subject) => string };
