import { type CvKind, cvKindOf, cvProblem } from "../../../src/form-contract/cv";
import type { Problem } from "../../../src/form-contract/problems";
import type { Mark } from "../spool/message";
import { judgeOfficeArchive } from "./office-archive";
import { pdfMarks } from "./pdf";
import type { ReceivedCv } from "./receive-cv";

export type CvVerdict = { ok: true; kind: CvKind; marks: Mark[] } | { ok: false; problem: Problem };

/** Judges a CV by name, size, signature and content. Rejects with the system's error. */
export async function inspectCv(cv: ReceivedCv | null): Promise<CvVerdict> {
  if (cv === null) return { ok: false, problem: "cvMissing" };
  const problem = cvProblem({ name: cv.name, size: cv.bytes, head: cv.head });
  if (problem !== null) return { ok: false, problem };
  const kind = cvKindOf(cv.name);
  if (kind === null) return { ok: false, problem: "cvKind" };
  if (kind === "pdf") return { ok: true, kind, marks: await pdfMarks(cv.file) };
  const { isRefused, marks } = await judgeOfficeArchive(cv.file, kind);
  return isRefused ? { ok: false, problem: "cvContent" } : { ok: true, kind, marks };
}
