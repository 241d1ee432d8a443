import { SearchForm } from "../../search/components/search-form/search-form";
import { SearchResult } from "../../search/components/search-result/search-result";
import { EMOJI, LONG_SENTENCE, LONG_WORD, RIGHT_TO_LEFT } from "./edge-words";
import { Specimen } from "./specimen";

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
