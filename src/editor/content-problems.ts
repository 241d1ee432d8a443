import { fixSentence, type Problem } from "../content-model/problem";
import { titleField } from "../content-model/projections/cms-fields";
import { controlAt, isFormOpen, reveal, soon } from "./form";
import { JSON_FORMAT, MARKDOWN_FORMAT } from "./formats";
import { type FormPlace, fieldsOf, formOf, labelled } from "./labels";

/** Reads the text of a file; empty where there is none. */
export type Read = (file: string) => Promise<string>;

/** What stops a build of the content as it is; or with a file less, what does so then only. */
export type Check = (without?: string) => Promise<Problem[]>;

/** Asks the development server, which also writes. A built site has none to ask: there the build of a draft says it. */
export const checkAt =
  (api: string): Check =>
  async (without = "") => {
    const answer = await fetch(`${api}/problems?without=${encodeURIComponent(without)}`);
    return answer.ok ? answer.json() : [];
  };

export const formatOf = (file: string) => (file.endsWith(".md") ? MARKDOWN_FORMAT : JSON_FORMAT);

/** What an editor calls an entry: by its title, or by the name of its file where that cannot be read. */
async function titleOf(read: Read, { collection, file }: FormPlace): Promise<string> {
  if (collection.format === "single" || collection.format === "list") return collection.label;
  try {
    return String(formatOf(file).fromFile(await read(file))[titleField(collection)] ?? file);
  } catch {
    return file;
  }
}

/** Where a problem is, in the words of the forms: `HID: Facts 2, Value`. */
export async function placeInWords(read: Read, problem: Problem): Promise<string> {
  const form = formOf(problem);
  if (!form) return problem.file;
  const field = form.path.length > 0 ? labelled(fieldsOf(form.collection), form.path) : "Text";
  return `${await titleOf(read, form)}: ${field}`;
}

/** Goes to a form and a field of it. The CMS does not notice that an entry is left for another one: the way leads by the list. */
async function open({ address, path }: FormPlace): Promise<void> {
  const hash = `#/collections/${address}`;
  if (location.hash !== hash) {
    location.hash = hash.replace(/\/entries\/.*/, "");
    if (!(await soon(() => !isFormOpen()))) return;
    location.hash = hash;
  }
  const control = await soon(() => controlAt(path.length > 0 ? path : ["body"]));
  if (control) await reveal(control);
}

/** Shows above everything what the content lacks, until it does not. */
export function showProblems(read: Read, check: Check): () => Promise<void> {
  const bar = Object.assign(document.createElement("details"), { className: "contentProblems", open: true });
  const count = document.createElement("summary");
  const list = document.createElement("ul");
  bar.setAttribute("aria-live", "polite");
  bar.append(count, list);
  const item = async (problem: Problem) => {
    const words = await placeInWords(read, problem);
    const form = formOf(problem);
    const link = Object.assign(document.createElement("a"), { textContent: words });
    if (form) link.href = `#/collections/${form.address}`;
    link.onclick = (event) => {
      event.preventDefault();
      if (form) void open(form);
    };
    const row = document.createElement("li");
    row.append(link, ` ${problem.rule}. ${fixSentence(problem)}`);
    return row;
  };
  return async () => {
    const problems = await check();
    const rows = await Promise.all(problems.map(item));
    count.textContent = `The site cannot be built: ${rows.length === 1 ? "1 problem" : `${rows.length} problems`} in the content. The preview shows what was last right.`;
    list.replaceChildren(...rows);
    if (rows.length > 0) document.body.append(bar);
    else bar.remove();
  };
}
