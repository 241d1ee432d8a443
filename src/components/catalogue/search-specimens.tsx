import { SearchForm } from "../../search/components/search-form/search-form";
import { SearchHit } from "../../search/components/search-hit/search-hit";
import { EMOJI, LONG_SENTENCE, LONG_WORD, RIGHT_TO_LEFT } from "./edge-words";
import { Specimen } from "./specimen";

/** The search's form on its planes, and results with unkind words. Its page shows its states to who searches. */
export function SearchSpecimens() {
  return (
    <Specimen name="Search form, and results">
      <SearchForm />
      {[LONG_WORD, LONG_SENTENCE, RIGHT_TO_LEFT, EMOJI].map((words) => (
        <SearchHit
          key={words}
          hit={{
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
