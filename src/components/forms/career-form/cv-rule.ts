import { CV_FIELD, CV_HEAD_BYTES, cvProblem } from "../../../form-contract/cv";
import type { FileRule } from "../form/resolver";

/** Validation of a chosen CV before it is sent. */
export const CV_RULE: FileRule = {
  field: CV_FIELD,
  validate: async (file) => {
    if (!file) return "cvMissing";
    const head = new Uint8Array(await file.slice(0, CV_HEAD_BYTES).arrayBuffer());
    return cvProblem({ name: file.name, size: file.size, head });
  },
};
