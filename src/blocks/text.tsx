import { graphql } from "gatsby";
import { Reading } from "../components/content/reading/reading";

/** A text of its own. */
export function TextBlock({ id, text }: Queries.TextBlockFragment & { id: string }) {
  return <div id={id}>{text && <Reading body={text} />}</div>;
}

export const textBlockFragment = graphql`
  fragment TextBlock on TextBlock {
    text {
      ...Reading
    }
  }
`;
