/**
 * `npm run check:content`: reports every problem in the content folder, and in the remote blog if configured. Exit code
 * 1 if there is any.
 */
import path from "node:path";
import { contentDirectory } from "../src/constants/content-directory";
import { blogSettings, readBlog } from "../src/content-loader/remote-blog/blog";
import { loadWithBlog } from "../src/content-loader/remote-blog/load-with-blog";
import { formatReport } from "../src/content-model/problem";
import { settingFaults } from "../src/gatsby/settings";

function refuse(report: string): void {
  console.error(report);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const root = path.resolve(process.argv[2] ?? contentDirectory());
  const [fault] = settingFaults({ BLOG_API_URL: process.env.BLOG_API_URL });
  if (fault) return refuse(fault);
  const settings = blogSettings();
  const blog = settings && (await readBlog({ ...settings, content: root }));
  if (blog && !blog.override) return refuse(formatReport(blog.problems));
  if (blog) console.log(blog.summary);
  const { entries, problems, warnings } = (await loadWithBlog(settings, { root, mayReplace: false })).content;
  const all = [...(blog?.warnings ?? []), ...warnings];
  if (all.length > 0) console.warn(formatReport(all, "warning"));
  if (problems.length > 0) return refuse(formatReport(problems));
  const unpublished = entries.filter(({ visibility }) => visibility !== "published").length;
  console.log(`The content is valid: ${entries.length} entries, ${unpublished} of them drafts or scheduled.`);
}

void main();
