import { render, screen } from "@testing-library/react";
import type { IGatsbyImageData } from "gatsby-plugin-image";
import { Picture } from "./picture";

jest.mock("gatsby", () => ({ graphql: () => null }));

const image: IGatsbyImageData = {
  layout: "constrained",
  width: 600,
  height: 400,
  backgroundColor: "#c8a05f",
  images: {
    fallback: { src: "/a-600.jpg", srcSet: "/a-600.jpg 600w,\n/a-1200.jpg 1200w" },
    sources: [{ type: "image/avif", srcSet: "/a-600.avif 600w,\n/a-1200.avif 1200w" }],
  },
};
const ferry = { picture: { image }, alt: "A ferry", sizes: "50vw" };

test("a picture is offered as AVIF, and in another format to readers of `src` alone", () => {
  render(<Picture {...ferry} />);
  const image = screen.getByRole("img", { name: "A ferry" });
  expect(image).toHaveAttribute("srcset", "/a-600.avif 600w,\n/a-1200.avif 1200w");
  expect(image).toHaveAttribute("src", "/a-600.jpg");
});

test("`gatsby develop` offers no AVIF, which it would take long to encode", () => {
  const environment = jest.replaceProperty(process.env, "NODE_ENV", "development");
  render(<Picture {...ferry} />);
  expect(screen.getByRole("img")).not.toHaveAttribute("srcset");
  environment.restore();
});

test("a picture keeps its place free in its dominant colour, without a style attribute", () => {
  render(<Picture {...ferry} />);
  const image = screen.getByRole("img");
  expect(image).toHaveAttribute("width", "600");
  expect(image).toHaveAttribute("height", "400");
  expect(image).toHaveAttribute("data-tone", "rc ga b5");
  expect(image).not.toHaveAttribute("style");
});

test("a picture loads when it comes near", () => {
  render(<Picture {...ferry} />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "lazy");
  expect(screen.getByRole("img")).not.toHaveAttribute("fetchpriority");
});

test("the first picture of a page loads at once, before others", () => {
  render(<Picture {...ferry} priority />);
  expect(screen.getByRole("img")).toHaveAttribute("loading", "eager");
  expect(screen.getByRole("img")).toHaveAttribute("fetchpriority", "high");
});

test("a picture of another site, of which there is one file, offers no choice", () => {
  render(
    <Picture
      {...ferry}
      picture={{ image: { ...image, images: { fallback: { src: "/a.jpg" } } } }}
    />,
  );
  expect(screen.getByRole("img")).toHaveAttribute("src", "/a.jpg");
  expect(document.querySelector("[srcset]")).toBeNull();
});

test("without a picture nothing is rendered", () => {
  const { container } = render(<Picture picture={null} alt="" sizes="50vw" />);
  expect(container).toBeEmptyDOMElement();
});
