import { graphql } from "gatsby";
import { useConsentCopy } from "../../../browser/hooks/use-consent-copy";
import * as styles from "../prose/prose.module.scss";

const TITLE = "Tags of third parties";
const COLUMNS = [
  ["name", "Service"],
  ["category", "Only after you accept"],
  ["learns", "What it learns"],
  ["perex", "Why we use it"],
] as const;

/**
 * A table below the privacy policy: the third parties whose tags the site has, and what they learn.
 */
export function ThirdParties({ parties }: { parties: readonly Queries.ThirdPartyRowFragment[] }) {
  const prompt = useConsentCopy();
  if (parties.length === 0) return null;
  return (
    <div className={styles.root}>
      <h2 id="tags">{TITLE}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls within its frame, as those of texts do */}
      <section className="table-frame" aria-label={TITLE} tabIndex={0}>
        <table className="stacks">
          <thead>
            <tr>
              {COLUMNS.map(([key, title]) => (
                <th key={key} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parties.map((party) => (
              <tr key={party.name}>
                {COLUMNS.map(([key, title], index) => (
                  <td key={key} data-label={index > 0 ? title : undefined}>
                    {key === "category" ? prompt[party.category as "marketing"]?.title : party[key]}
                  </td>
                ))}
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
