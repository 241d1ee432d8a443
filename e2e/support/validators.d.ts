/** Two validators of structured data that ship no types. */
declare module "@marbec/web-auto-extractor" {
  export type Extracted = { jsonld: Record<string, Record<string, unknown>[]> };
  export default class WebAutoExtractor {
    constructor(options: { addLocation: boolean; embedSource: string[] });
    parse(html: string): Extracted;
  }
}

declare module "@adobe/structured-data-validator" {
  import type { Extracted } from "@marbec/web-auto-extractor";

  type Issue = {
    issueMessage: string;
    severity: "ERROR" | "WARNING";
    errorType?: string;
    path?: { type: string }[];
  };
  export default class Validator {
    constructor(schemaOrg: object);
    validate(extracted: Extracted): Promise<Issue[]>;
  }
}
