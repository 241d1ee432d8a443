import type { CvKind } from "../../../src/form-contract/cv";
import type { MarkName } from "../mail/message";

/** What a CV is, and what opening it may do. */
export type Inspection = { kind: CvKind; marks: MarkName[] };
