import path from "node:path";

/** @typedef {{allMarkdownRemark: {nodes: {id: string, fileAbsolutePath: string}[]}}} Articles */

/** @param {import("gatsby").CreatePagesArgs} api */
export async function createPages({ graphql, actions }) {
  const { data } = /** @type {{data?: Articles}} */ (
    await graphql("{ allMarkdownRemark { nodes { id fileAbsolutePath } } }")
  );
  for (const { id, fileAbsolutePath } of data?.allMarkdownRemark.nodes ?? []) {
    const slug = path.basename(path.dirname(fileAbsolutePath));
    actions.createPage({
      path: `/blog/${slug}`,
      component: path.resolve("src/templates/article.tsx"),
      context: { id },
    });
  }
}
