import {
  type ChangedFile,
  type Collection,
  type ContentModel,
  formSentences,
  type Problem,
} from "../../../gatsby-source-content/model";
import { titleField } from "../../config/cms-fields";
import { type FormPlace, fieldsOf, formOf, labelOf } from "../../forms";
import { element } from "../dialog";
import { controlAt, isFormOpen, reveal, waitFor } from "../form";
import { JSON_FORMAT, MARKDOWN_FORMAT } from "../formats";

/** Reads the text of a file; empty where there is none. */
export type Read = (file: string) => Promise<string>;
/** Finds the problems that stop a build; for changed files those that the change would add. */
export type Check = (changed?: readonly ChangedFile[]) => Promise<Problem[]>;

/** Checks the content by the development server, whose `/problems` answers with `Problem[]`. */
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

/** The fields of an entry. @throws Error with the place where its text cannot be read */
export function readEntry(file: string, text: string): Record<string, unknown> {
  try {
    return (file.endsWith(".md") ? MARKDOWN_FORMAT : JSON_FORMAT).fromFile(text);
  } catch (error) {
    throw new Error(
      `${file} cannot be read: ${(error as Error).message} Fix: correct it in a text editor.`,
    );
  }
}

/** The fields of an entry; none where its text cannot be read. */
export function parseEntry(file: string, text: string): Record<string, unknown> {
  try {
    return readEntry(file, text);
  } catch {
    return {};
  }
}

/** The title of an entry, or what its settings are called. */
export function titleOf(collection: Collection, file: string, text: string): string {
  if (collection.format === "single" || collection.format === "list") return collection.label;
  return String(parseEntry(file, text)[titleField(collection)] ?? file);
}

/** The place of a problem in the words of the forms: `HID: Facts 2, Value`. */
export async function placeInWords(
  model: ContentModel,
  read: Read,
  problem: Problem,
): Promise<string> {
  const form = formOf(model, problem);
  if (!form) return problem.file;
  const { collection, file, path } = form;
  const title = titleOf(collection, file, await read(file));
  return `${title}: ${path[0] === "body" ? "Text" : labelOf(fieldsOf(collection), path)}`;
}

/**
 * Opens a form, by the list of entries: the CMS does not notice that an entry is left for another
 * one. It asks before a form is left with unsaved text.
 * @returns whether the form before was left
 */
export async function openForm(hash: string): Promise<boolean> {
  location.hash = hash.replace(/\/entries\/.*/, "");
  const isLeft = await waitFor(() => !isFormOpen());
  if (isLeft) location.hash = hash;
  return isLeft === true;
}

/** Opens the form of a problem at its field. */
export async function openField({ hash, path }: FormPlace): Promise<void> {
  if (location.hash !== hash && !(await openForm(hash))) return;
  await reveal(await waitFor(() => controlAt(path)));
}

/**
 * Makes a link to the field of a problem, in the words of its form.
 * @param leave called before the form is opened
 */
export async function linkTo(
  model: ContentModel,
  read: Read,
  problem: Problem,
  leave: () => void = () => {},
): Promise<HTMLElement> {
  const form = formOf(model, problem);
  const link = element(form ? "a" : "b", {}, await placeInWords(model, read, problem));
  link.setAttribute("href", form?.hash ?? "");
  link.onclick = (event) => {
    event.preventDefault();
    leave();
    if (form) void openField(form);
  };
  return link;
}

/**
 * Makes a bar that lists the problems of the content while there are some.
 * @returns updates it; where the check fails it stays as it is
 */
export function problemsBar(model: ContentModel, read: Read, check: Check): () => Promise<void> {
  const bar = Object.assign(document.createElement("details"), {
    className: "contentProblems",
    open: true,
  });
  const [count, list] = [document.createElement("summary"), document.createElement("ul")];
  bar.append(count, list);
  const row = async (problem: Problem) => {
    const link = await linkTo(model, read, problem);
    return element("li", {}, link, ` ${formSentences(problem)}`);
  };
  return async () => {
    const problems = await check().catch(() => null);
    if (!problems) return;
    const rows = await Promise.all(problems.map(row));
    count.textContent = `The site cannot be built: ${rows.length === 1 ? "1 problem" : `${rows.length} problems`} in the content. The preview shows the last valid version.`;
    list.replaceChildren(...rows);
    if (rows.length > 0) document.body.append(bar);
    else bar.remove();
  };
}
