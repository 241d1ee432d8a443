import {
  type ChangedFile,
  type ContentModel,
  fixSentence,
  type Problem,
} from "../../../gatsby-source-content/model";
import { titleField } from "../../config/cms-fields";
import { type FormPlace, fieldsOf, formOf, labelled } from "../../forms";
import { controlAt, isFormOpen, reveal, soon } from "../form";
import { JSON_FORMAT, MARKDOWN_FORMAT } from "../formats";

/** The text of a file; empty where there is none. */
export type Read = (file: string) => Promise<string>;
/** What stops a build; or what would do so only if files changed. */
export type Check = (changed?: readonly ChangedFile[]) => Promise<Problem[]>;

/**
 * Asks the development server, which also writes. With a built site the build of a draft says it.
 */
export const checkAt =
  (api: string): Check =>
  async (changed) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(`${api}/problems`, {
      method: "POST",
      headers,
      body: JSON.stringify({ changed }),
    });
    if (!answer.ok) throw new Error("The content could not be checked");
    return answer.json();
  };

/** The fields of an entry; none where its text cannot be read. */
export function parsed(file: string, text: string): Record<string, unknown> {
  try {
    return (file.endsWith(".md") ? MARKDOWN_FORMAT : JSON_FORMAT).fromFile(text);
  } catch {
    return {};
  }
}

/** Where a problem is, in the words of the forms: `HID: Facts 2, Value`. */
export async function placeInWords(
  model: ContentModel,
  read: Read,
  problem: Problem,
): Promise<string> {
  const form = formOf(model, problem);
  if (!form) return problem.file;
  const { collection, file, path } = form;
  const isSetting = collection.format === "single" || collection.format === "list";
  const title = isSetting
    ? collection.label
    : parsed(file, await read(file))[titleField(collection)];
  return `${title ?? file}: ${path[0] === "body" ? "Text" : labelled(fieldsOf(collection), path)}`;
}

/** The CMS does not notice that an entry is left for another one, so the way leads by the list. */
async function open({ hash, path }: FormPlace): Promise<void> {
  if (location.hash !== hash) {
    location.hash = hash.replace(/\/entries\/.*/, "");
    if (!(await soon(() => !isFormOpen()))) return;
    location.hash = hash;
  }
  await reveal(await soon(() => controlAt(path)));
}

/**
 * A bar that shows what the content lacks, until it does not; without an answer it stays as it is.
 */
export function problemsBar(model: ContentModel, read: Read, check: Check): () => Promise<void> {
  const bar = Object.assign(document.createElement("details"), {
    className: "contentProblems",
    open: true,
  });
  const [count, list] = [document.createElement("summary"), document.createElement("ul")];
  bar.append(count, list);
  const row = async (problem: Problem) => {
    const form = formOf(model, problem);
    const link = Object.assign(document.createElement(form ? "a" : "b"), { href: form?.hash });
    link.append(await placeInWords(model, read, problem));
    link.onclick = (event) => {
      event.preventDefault();
      if (form) void open(form);
    };
    const item = document.createElement("li");
    item.append(link, ` ${problem.rule}. ${fixSentence(problem)}`);
    return item;
  };
  return async () => {
    const problems = await check().catch(() => null);
    if (!problems) return;
    const rows = await Promise.all(problems.map(row));
    count.textContent = `The site cannot be built: ${rows.length === 1 ? "1 problem" : `${rows.length} problems`} in the content. The preview shows what was last right.`;
    list.replaceChildren(...rows);
    if (rows.length > 0) document.body.append(bar);
    else bar.remove();
  };
}
