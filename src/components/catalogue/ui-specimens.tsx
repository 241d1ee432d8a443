import { SearchForm } from "../../search/components/search-form/search-form";
import { SearchResult } from "../../search/components/search-result/search-result";
import { ArrowLink } from "../../ui/arrow-link/arrow-link";
import { ButtonLink } from "../../ui/button-link/button-link";
import { Carousel } from "../../ui/carousel/carousel";
import { Disclosure } from "../../ui/disclosure/disclosure";
import { Section } from "../../ui/section/section";
import { SectionHeading } from "../../ui/section-heading/section-heading";
import { VisibilityMark } from "../../ui/visibility-mark/visibility-mark";
import { EMOJI, LONG_SENTENCE, LONG_WORD, RIGHT_TO_LEFT, Specimen } from "./specimen";

const PLANES = ["paper", "stone", "ink", "accent"] as const;
const ROWS = { none: 0, one: 1, two: 2, many: 6 };

function LinkSpecimens() {
  return (
    <>
      {PLANES.map((tone) => (
        <Specimen key={tone} name={`Links on ${tone}`} tone={tone}>
          <p>
            <ButtonLink to="/">Button</ButtonLink>
          </p>
          <p>
            <ArrowLink to="/">Arrow</ArrowLink>
          </p>
        </Specimen>
      ))}
      {[LONG_WORD, LONG_SENTENCE, RIGHT_TO_LEFT, EMOJI].map((words) => (
        <Specimen key={words} name="Links with words that break layouts">
          <p>
            <ButtonLink to="/">{words}</ButtonLink>
          </p>
          <p>
            <ArrowLink to="/">{words}</ArrowLink>
          </p>
        </Specimen>
      ))}
    </>
  );
}

function RowSpecimens() {
  return Object.entries(ROWS).map(([name, length]) => (
    <Specimen key={name} name={`Carousel with ${name}`}>
      <Carousel label={`Row with ${name}`} items={Array.from({ length }, (_, index) => ({ slug: `${index + 1}` }))}>
        {({ slug }) => <p>Slide {slug}</p>}
      </Carousel>
    </Specimen>
  ));
}

/** The components of `ui/`, in every state that needs no interaction. */
export function UiSpecimens() {
  return (
    <>
      <LinkSpecimens />
      <Specimen name="Section heading: stacked, split, on a plane, in one line">
        <SectionHeading id="stacked" title={LONG_WORD} perex={LONG_SENTENCE} />
        <SectionHeading
          id="split"
          title="Split"
          perex={LONG_SENTENCE}
          layout="split"
          action={<ArrowLink to="/">More</ArrowLink>}
        />
        <SectionHeading id="plane" title={LONG_WORD} perex={LONG_SENTENCE} layout="plane" />
        <SectionHeading id="line" title="In one line" perex={LONG_SENTENCE} layout="line" />
      </Specimen>
      <RowSpecimens />
      <Section id="empty" title="A section without an entry" perex={LONG_SENTENCE} layout="stack" isEmpty />
      <Specimen name="Disclosure, folded and unfolded">
        <Disclosure summary={<h3>{LONG_WORD}</h3>}>
          <p>{LONG_SENTENCE}</p>
        </Disclosure>
        <Disclosure summary={<h3>Unfolded</h3>} open>
          <p>{LONG_SENTENCE}</p>
        </Disclosure>
      </Specimen>
      <Specimen name="Marks of what is not on the live site">
        <VisibilityMark visibility="draft" />
        <VisibilityMark visibility="scheduled" />
      </Specimen>
    </>
  );
}

/** Search form, and results with edge-case words. The other states are seen on the search page. */
export function SearchSpecimens() {
  return (
    <Specimen name="Search form, and results">
      <SearchForm />
      {[LONG_WORD, LONG_SENTENCE, RIGHT_TO_LEFT, EMOJI].map((words) => (
        <SearchResult
          key={words}
          result={{
            url: "/blog",
            kind: "article",
            title: words,
            topic: words,
            date: "2026-03-03",
            picture: "",
            excerpt: [
              { text: `${LONG_SENTENCE} `, isMarked: false },
              { text: words, isMarked: true },
            ],
          }}
        />
      ))}
    </Specimen>
  );
}
