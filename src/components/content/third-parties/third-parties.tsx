import { graphql } from "gatsby";
import { Fragment } from "react";
import { useConsentCopy } from "../../../browser/hooks/use-consent-copy";
import * as styles from "../prose/prose.module.scss";

const TITLE = "Tags of third parties";
const COLUMNS = [
  ["name", "Service"],
  ["category", "Only after you accept"],
  ["learns", "What it learns"],
  ["cookies", "What it leaves in your browser"],
  ["perex", "Why we use it"],
] as const;

/** Names of cookies and keys of storage, and how long they stay. */
function Stored({ names, kept }: { names: readonly string[]; kept: string | null }) {
  if (names.length === 0) return "Nothing that we know of";
  return (
    <>
      {names.map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ", "}
          <code>{name}</code>
        </Fragment>
      ))}
      {kept && ` (${kept})`}
    </>
  );
}

/**
 * A table below the privacy policy: the third parties whose tags the site has, and what they learn.
 */
export function ThirdParties({ parties }: { parties: readonly Queries.ThirdPartyRowFragment[] }) {
  const prompt = useConsentCopy();
  if (parties.length === 0) return null;
  const cellOf = ({ cookies, kept, ...party }: Queries.ThirdPartyRowFragment) => ({
    ...party,
    category: prompt[party.category as "marketing"]?.title,
    cookies: <Stored names={cookies} kept={kept} />,
  });
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
                    {cellOf(party)[key]}
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
    cookies
    kept
  }
`;
