import { graphql, Link } from "gatsby";

type Article = { id: string; fileAbsolutePath: string; frontmatter: { title: string } };
type Props = { data: { allMarkdownRemark: { nodes: Article[] } } };

export default function Blog({ data }: Props) {
  return (
    <ul>
      {data.allMarkdownRemark.nodes.map(({ id, fileAbsolutePath, frontmatter }) => (
        <li key={id}>
          <Link to={`/blog/${fileAbsolutePath.split("/").at(-2)}`}>{frontmatter.title}</Link>
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  {
    allMarkdownRemark(sort: { frontmatter: { date: DESC } }) {
      nodes {
        id
        fileAbsolutePath
        frontmatter {
          title
        }
      }
    }
  }
`;
