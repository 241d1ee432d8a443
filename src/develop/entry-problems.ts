import { useEffect, useState } from "react";
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

/**
 * What the check finds in an entry and the files it shows; null until it has answered.
 * @param what `problems` alone, or `advice`: warnings as well
 */
export function useProblems(
  file: string | undefined,
  what: "problems" | "advice",
): readonly Problem[] | null {
  const [problems, setProblems] = useState<readonly Problem[] | null>(null);
  useEffect(() => {
    setProblems(null);
    const read = async (): Promise<Problem[]> =>
      (await fetch(`/admin/api/v1/${what}`, { method: "POST" })).json();
    void read()
      .then((all) => setProblems(problemsOf(all, file)))
      .catch(() => undefined);
  }, [file, what]);
  return problems;
}
