import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { blockType, pascalCase } from "../../../plugins/gatsby-source-content/model";
import { BLOCKS } from "../../content-model/collections/blocks";

/** The folder of generated components: Gatsby compiles queries of components in its own folder. */
const FOLDER = path.resolve(".cache", "block-pages");

/** The name of the file in `src/blocks`, without its ending, that has a block's component. */
const moduleOf = (type: string) => BLOCKS.find((block) => blockType(block.type) === type)?.type;

/**
 * The source of a component for a page of blocks. A page loads the scripts and styles of all that
 * its component imports, so each page has a component that imports the page's blocks alone.
 * @param name unique name of the page
 * @param blocks GraphQL types of the blocks, which are the names of their components, too
 */
export function blockPageSource(name: string, blocks: readonly { __typename: string }[]): string {
  const source = path.relative(FOLDER, path.resolve("src/blocks")).replaceAll(path.sep, "/");
  const types = [...new Set(blocks.map(({ __typename }) => __typename))].sort();
  return `// Written by src/gatsby-node/pages/block-pages.ts.
import { graphql } from "gatsby";
import { BlockPage, BlockPageHead } from "${source}/block-page";
${types.map((type) => `import { ${type} } from "${source}/${moduleOf(type)}";`).join("\n")}

const COMPONENTS = { ${types.join(", ")} };

export default function Page({ data }) {
  return <BlockPage data={data} components={COMPONENTS} />;
}

export const Head = BlockPageHead;

export const query = graphql\`
  query BlockPage${pascalCase(name.replace(/[^a-z0-9]+/gi, "_"))}($id: String!) {
    textPage(id: { eq: $id }) {
      ...BlockPage
      blocks {
        __typename
        ${types.map((type) => `...${type}`).join("\n        ")}
      }
    }
  }
\`;
`;
}

const ALL_BLOCKS = BLOCKS.map(({ type }) => ({ __typename: blockType(type) }));

/** Writes the component of a page of blocks, unless it is there. @returns its path */
export function writeBlockPage(
  slug: string,
  pageBlocks: readonly { __typename: string }[],
): string {
  // Pages of the preview share one: another block then needs no compiler, which stands still while
  // content has problems.
  const [name, blocks] =
    process.env.NODE_ENV === "development" ? ["all", ALL_BLOCKS] : [slug, pageBlocks];
  const file = path.join(FOLDER, `${name}.jsx`);
  const source = blockPageSource(name, blocks);
  mkdirSync(FOLDER, { recursive: true });
  // Gatsby would compile it once more.
  if (!existsSync(file) || readFileSync(file, "utf8") !== source) writeFileSync(file, source);
  return file;
}
