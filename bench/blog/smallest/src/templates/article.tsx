import { graphql } from "gatsby";

type Props = { data: { markdownRemark: { html: string; frontmatter: { title: string; date: string } } } };

export default function Article({ data: { markdownRemark } }: Props) {
  const { html, frontmatter } = markdownRemark;
  return (
    <article>
      <h1>{frontmatter.title}</h1>
      <p>{frontmatter.date}</p>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: what every Gatsby blog does */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}

export const query = graphql`
  query ($id: String!) {
    markdownRemark(id: { eq: $id }) {
      html
      frontmatter {
        title
        date
      }
    }
  }
`;
