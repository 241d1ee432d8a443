import { act, render, screen } from "@testing-library/react";
import { ServiceIndex } from "./service-index";

jest.mock("../../../../ui/link/link", () => ({
  Link: ({
    to,
    hash,
    current,
    children,
  }: {
    to: string;
    hash: string;
    current?: boolean;
    children: string;
  }) => (
    <a href={`${to}#${hash}`} aria-current={current ? "true" : undefined}>
      {children}
    </a>
  ),
}));

const SERVICES = [
  { slug: "one", title: "One" },
  { slug: "two", title: "Two" },
];

type Crossing = { target: Element | null; isIntersecting: boolean };

/** Replaces the browser's observer, which jsdom lacks. @returns makes sections cross the line */
function watchSections(): (crossings: Crossing[]) => void {
  let tell: (crossings: Crossing[]) => void = () => {};
  class Observer {
    constructor(callback: (crossings: Crossing[]) => void) {
      tell = callback;
    }
    observe() {}
    disconnect() {}
  }
  Object.assign(window, { IntersectionObserver: Observer });
  return (crossings) => act(() => tell(crossings));
}

const marked = () =>
  screen.getAllByRole("link").flatMap((link) => (link.ariaCurrent ? [link.textContent] : []));

test("the index links to every chapter", () => {
  watchSections();
  render(<ServiceIndex services={SERVICES} />);
  expect(screen.getByRole("link", { name: "Two" })).toHaveAttribute("href", "/services#two");
});

test("the index marks the chapter that is being read", () => {
  const cross = watchSections();
  render(
    <>
      <ServiceIndex services={SERVICES} />
      <section id="one" />
      <section id="two" />
    </>,
  );
  const [one, two] = SERVICES.map(({ slug }) => document.getElementById(slug));
  expect(marked()).toEqual([]);
  cross([{ target: one ?? null, isIntersecting: true }]);
  expect(marked()).toEqual(["One"]);
  cross([
    { target: one ?? null, isIntersecting: false },
    { target: two ?? null, isIntersecting: true },
  ]);
  expect(marked()).toEqual(["Two"]);
  cross([{ target: two ?? null, isIntersecting: false }]);
  expect(marked()).toEqual([]);
});
