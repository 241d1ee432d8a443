import { fieldsOf, formOf, labelOf } from "../../plugins/gatsby-plugin-editor/forms";
import { formSentences, type Problem } from "../../plugins/gatsby-source-content/model";
import { CONTENT_MODEL } from "../content-model/content-model";

/** The problems of an entry, and of the pictures and films that it shows. */
export const problemsOf = (all: readonly Problem[], file: string | undefined): Problem[] =>
  all.filter((problem) => (problem.usedIn ?? problem).file === file);

/** Describes a problem with the labels of the editor's form. */
export function describeProblem(problem: Problem): string {
  const form = formOf(CONTENT_MODEL, problem);
  const shown = problem.usedIn ? `, ${problem.file.replace(/.*\//, "")}` : "";
  const place = form ? `${labelOf(fieldsOf(form.collection), form.path)}${shown}: ` : "";
  return `${place}${formSentences(problem)}`;
}
