import { proseFilm, prosePlayer } from "../pictures/prose-media";
import { prosePicture } from "../pictures/prose-picture";
import { type Rendered, type RenderOptions, render } from "./render";

// It would make files; what becomes of its answer is all that counts here.
jest.mock("gatsby-plugin-sharp", () => ({
  generateImageData: async () => ({
    layout: "constrained",
    width: 720,
    height: 405,
    backgroundColor: "#c8a05f",
    images: {
      sources: [{ type: "image/avif", srcSet: "/a.avif 720w" }],
      fallback: { src: "/a.jpg", srcSet: "/a.jpg 720w" },
    },
  }),
}));

/** Renders a body with pictures, films and players as a build does. */
export const renderBody = (body: string, options: RenderOptions = {}): Promise<Rendered> =>
  render(body, { ...options, writers: { prosePicture, proseFilm, prosePlayer } });
