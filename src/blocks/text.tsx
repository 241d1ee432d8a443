import { graphql } from "gatsby";
import { Reading } from "../components/content/reading/reading";
import type { SharedBlockProps } from "./block-page";

/** The text of the page. */
export function TextBlock({ id, page }: SharedBlockProps & { id: string }) {
  return <div id={id}>{page.body && <Reading body={page.body} />}</div>;
}

export const textBlockFragment = graphql`
  fragment TextBlock on TextBlock {
    anchor
  }
`;
