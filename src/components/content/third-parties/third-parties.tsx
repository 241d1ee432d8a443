import { graphql } from "gatsby";
import * as styles from "../prose/prose.module.scss";

const TITLE = "Tags of third parties";
const COLUMNS = {
  name: "Service",
  category: "Only after you accept",
  learns: "What it learns",
  perex: "Why we use it",
};

/** Whom the tags of this site talk to, as a table below the privacy policy: what for, what they learn, what is asked before. */
export function ThirdParties({ parties }: { parties: readonly Queries.ThirdPartyRowFragment[] }) {
  if (parties.length === 0) return null;
  return (
    <div className={styles.root}>
      <h2>{TITLE}</h2>
      <section className="table-frame" aria-label={TITLE}>
        <table className="stacks">
          <thead>
            <tr>
              {Object.values(COLUMNS).map((words) => (
                <th key={words} scope="col">
                  {words}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parties.map((party) => (
              <tr key={party.name}>
                <td>{party.name}</td>
                <td data-label={COLUMNS.category}>{party.category}</td>
                <td data-label={COLUMNS.learns}>{party.learns}</td>
                <td data-label={COLUMNS.perex}>{party.perex}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

export const thirdPartyRowFragment = graphql`
  fragment ThirdPartyRow on ThirdParty {
    name
    perex
    learns
    category
  }
`;
