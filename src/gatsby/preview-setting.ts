import type { Reporter } from "gatsby";

/**
 * What is wrong with the setting, or null. A preview that a misspelt value puts into search engines cannot be taken back.
 * @param value of `GATSBY_PREVIEW`
 */
export function previewFault(value: string | undefined): string | null {
  if (value === undefined || ["", "0", "1"].includes(value)) return null;
  return `GATSBY_PREVIEW must be 1 (hidden from search engines) or 0 (the live site), is ${JSON.stringify(value)}`;
}

/** Ends the build when the setting is malformed. */
export function checkPreviewSetting({ reporter }: { reporter: Reporter }): void {
  const fault = previewFault(process.env.GATSBY_PREVIEW);
  if (fault) reporter.panic(fault);
}
