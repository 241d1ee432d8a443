import { graphql } from "gatsby";
import { POSITION_STRINGS } from "../../../../constants/position-strings";
import { formatDate } from "../../../../ui/format-date";
import { Link } from "../../../../ui/link/link";
import { type Fact, Facts } from "../../../content/facts/facts";
import { Reading } from "../../../content/reading/reading";
import { placeOf, placeWords } from "../place-words";
import { salaryWords, wordOf } from "../salary-words";
import * as styles from "./position-text.module.scss";

const { employment, labels } = POSITION_STRINGS;

/** The office, with a link to it; or the countries from which one may work. A draft may lack it. */
function Place({ position }: { position: Queries.PositionTextFragment }) {
  const { countries, location } = position;
  const [place, ...more] = placeWords(position);
  const words =
    countries.length > 0 || !location ? (
      place
    ) : (
      <Link to="/contact" hash={`office-${location.slug}`} className={styles.office}>
        {place}
      </Link>
    );
  return (
    <>
      <span data-pagefind-meta="topic">{words}</span>
      {[...more, countries.join(", ")].filter(Boolean).map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </>
  );
}

const dateFact = (label: string, date: string | null): Fact => ({
  label,
  value: date && <time dateTime={date}>{formatDate(date)}</time>,
});

/** The facts and the description of a position. */
export function PositionText({ position }: { position: Queries.PositionTextFragment }) {
  const { employmentType, salary, date, validThrough, description } = position;
  const facts: Fact[] = [
    { label: labels.place, value: placeOf(position) && <Place position={position} /> },
    { label: labels.employment, value: wordOf(employment, employmentType) },
    { label: labels.salary, value: salary && salaryWords(salary) },
    dateFact(labels.date, date),
    dateFact(labels.validThrough, validThrough),
  ];
  return (
    <div className={styles.root}>
      <Reading body={description} aside={<Facts facts={facts} />} />
    </div>
  );
}

export const positionTextFragment = graphql`
  fragment PositionText on Position {
    ...PositionPlace
    employmentType
    salary {
      currency
      min
      max
      per
    }
    date
    validThrough
    description {
      ...Reading
    }
  }
`;
