/**
 * `npm run check:content`: reports every problem in the content folder, and in the remote blog if
 * configured. Exit code 1 if there is an error; warnings are only printed.
 */
import path from "node:path";
import type { Content } from "../plugins/gatsby-source-content/check";
import { contentDirectory } from "../src/constants/build";
import { loadSiteContent } from "../src/content-rules/load-site-content";
import { environmentFaults } from "../src/gatsby-node/environment";
import { formatDiagnostics } from "./check-content/diagnostics";

function refuse(report: string): void {
  console.error(report);
  process.exitCode = 1;
}

/** Loads the content with the articles of the remote blog, whose reader takes long to import. */
async function loadWithRemoteBlog(root: string): Promise<Content> {
  const { readBlog } = await import("../plugins/gatsby-source-blog-api/blog");
  const { articlesOverride, remoteBlog } = await import("../src/gatsby-config/remote-blog");
  const source = remoteBlog(root);
  const blog = source && (await readBlog(source));
  if (blog && blog.problems.length > 0) return { entries: [], linkTargets: [], ...blog };
  if (blog) console.log(blog.summary);
  const content = await loadSiteContent({ root, override: articlesOverride() });
  return { ...content, warnings: [...(blog?.warnings ?? []), ...content.warnings] };
}

async function main(): Promise<void> {
  const root = path.resolve(process.argv[2] ?? contentDirectory());
  const { BLOG_API_URL, BUILD_DATE } = process.env;
  const faults = environmentFaults({ BLOG_API_URL, BUILD_DATE });
  if (faults.length > 0) return refuse(faults.join("\n"));
  const { entries, ...found } = await (BLOG_API_URL
    ? loadWithRemoteBlog(root)
    : loadSiteContent({ root }));
  const report = formatDiagnostics(found);
  if (found.problems.length > 0) return refuse(report);
  if (report) console.error(report);
  const unpublished = entries.filter(({ visibility }) => visibility !== "published").length;
  console.log(
    `The content is valid: ${entries.length} entries, ${unpublished} of them drafts or scheduled.`,
  );
}

void main();
