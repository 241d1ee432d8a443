import { render, screen } from "@testing-library/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Picture, type PictureFile } from "./picture";

const data = (name: string): IGatsbyImageData => ({
  layout: "constrained",
  width: 600,
  height: 400,
  backgroundColor: "#c8a05f",
  images: {
    fallback: { src: `/${name}-600.jpg`, srcSet: `/${name}-600.jpg 600w,\n/${name}-1200.jpg 1200w`, sizes: "50vw" },
    sources: [
      { type: "image/avif", srcSet: `/${name}-600.avif 600w,\n/${name}-1200.avif 1200w`, sizes: "50vw" },
      { type: "image/webp", srcSet: `/${name}-600.webp 600w,\n/${name}-1200.webp 1200w`, sizes: "50vw" },
    ],
  },
});
const file = (name: string): PictureFile => ({ childImageSharp: { gatsbyImageData: data(name) } });

test("a picture offers AVIF, then WebP, then a format every browser knows", () => {
  const { container } = render(<Picture file={file("plain")} alt="A ferry" />);
  expect([...container.querySelectorAll("source")].map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
  expect(screen.getByRole("img", { name: "A ferry" })).toHaveAttribute("src", "/plain-600.jpg");
});

test("its place is kept free, in its dominant colour, without a style attribute", () => {
  render(<Picture file={file("plain")} alt="A ferry" />);
  const image = screen.getByRole("img");
  expect(image).toHaveAttribute("width", "600");
  expect(image).toHaveAttribute("height", "400");
  expect(image).toHaveAttribute("data-tone", "rc ga b5");
  expect(image).not.toHaveAttribute("style");
});

test("an editor's picture for dense screens feeds the dense candidates only", () => {
  const { container } = render(<Picture file={file("plain")} retina={file("dense")} alt="A ferry" />);
  expect(container.querySelector("source")).toHaveAttribute("srcset", "/plain-600.avif 600w,\n/dense-1200.avif 1200w");
  expect(screen.getByRole("img")).toHaveAttribute("srcset", "/plain-600.jpg 600w,\n/dense-1200.jpg 1200w");
});

test("without a file there is nothing", () => {
  const { container } = render(<Picture file={null} alt="" />);
  expect(container).toBeEmptyDOMElement();
});
