import { HtmlValidate, StaticConfigLoader } from "html-validate";

/** Checks by the standard, without rules on ways of writing that mean the same. */
const validator = new HtmlValidate(
  // Ignores configuration files beside the pages.
  new StaticConfigLoader({
    extends: ["html-validate:standard", "html-validate:a11y"],
    rules: {
      "attribute-boolean-style": "off",
      "attribute-empty-style": "off",
      "no-raw-characters": "off",
      "no-trailing-whitespace": "off",
      // HTML lets ids begin with a digit, as headings do.
      "valid-id": ["error", { relaxed: true }],
    },
  }),
);

/** Faults of the HTML of a text, as it stands in a page, by the standard. */
export function htmlFaults(html: string): string[] {
  const page = `<!doctype html><html lang="en"><head><title>T</title></head><body><main id="content"><h1>T</h1>${html}</main></body></html>`;
  const { results } = validator.validateStringSync(page);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message }) => `${ruleId}: ${message}`),
  );
}
