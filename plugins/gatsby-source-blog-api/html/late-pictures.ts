import { DomUtils } from "htmlparser2";
import { type Element, elementsIn, type Nodes } from "./elements";

/** Where scripts that load pictures late keep an address, and those of several sizes. */
const LATE_ADDRESSES = ["data-src", "data-lazy-src", "data-original", "data-lazy"];
const LATE_LISTS = ["data-srcset", "data-lazy-srcset"];

/** Characters of a picture that stands there for a moment; a longer one in the text is one to see. */
const MAX_STAND_IN = 4000;

/** Whether an address shows only what stands there until a script loads the picture. */
const isStandIn = (address = ""): boolean => /^\s*(?:data:|about:|#|$)/i.test(address);

/** The address of the largest picture of a list such as `a.jpg 480w, b.jpg 960w`. */
function largestIn(list = ""): string {
  const pictures = list.split(/,\s+|,(?=https?:)/).map((picture) => {
    const [address = "", size = "1"] = picture.trim().split(/\s+/);
    return { address, size: Number.parseFloat(size) };
  });
  return pictures.reduce((max, each) => (each.size > max.size ? each : max)).address;
}

/** The address of the picture that an `img` comes to show; empty where none is named. */
function addressOf(image: Element): string {
  const { attribs, parent } = image;
  const sources = parent && "name" in parent && parent.name === "picture" ? parent : [];
  const candidates = [
    ...LATE_ADDRESSES.map((name) => attribs[name]),
    ...LATE_LISTS.map((name) => largestIn(attribs[name])),
    attribs.src,
    ...[image, ...elementsIn(sources, "source")].flatMap(({ attribs }) =>
      ["srcset", ...LATE_LISTS].map((name) => largestIn(attribs[name])),
    ),
  ];
  return candidates.find((address) => !isStandIn(address)) ?? "";
}

/** The pictures before and after an element. */
function imagesBeside(element: Element): Element[] {
  const neighbours = [DomUtils.prevElementSibling(element), DomUtils.nextElementSibling(element)];
  return neighbours.flatMap((neighbour) => (neighbour ? elementsIn(neighbour, "img") : []));
}

/** Puts the picture in `noscript` in its place, or its address into the same picture beside it. */
function showFallback(fallback: Element): void {
  const [image] = elementsIn(fallback, "img");
  // A pixel counts visits.
  if (!image || image.attribs.width === "1" || image.attribs.height === "1") return;
  const address = addressOf(image);
  const same = imagesBeside(fallback).find(
    ({ attribs }) => attribs.src === address || isStandIn(attribs.src) || "data-src" in attribs,
  );
  if (!same) {
    DomUtils.replaceElement(fallback, image);
    return;
  }
  same.attribs = { ...image.attribs, ...same.attribs, src: addressOf(same) || address };
  DomUtils.removeElement(fallback);
}

/**
 * Gives each picture the address that a script would give it: that of `data-src` and the like, of
 * the largest of a list, or of the same picture in `noscript`. Small copies that stand there until
 * then go.
 */
export function showLatePictures(document: Nodes): void {
  for (const element of elementsIn(document, "amp-img")) element.name = "img";
  for (const fallback of elementsIn(document, "noscript")) showFallback(fallback);
  for (const image of elementsIn(document, "img")) {
    const address = addressOf(image);
    const isSmall = (image.attribs.src ?? "").length < MAX_STAND_IN;
    if (address) image.attribs.src = address;
    else if (isSmall && imagesBeside(image).some(addressOf)) DomUtils.removeElement(image);
  }
}
