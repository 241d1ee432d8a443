import type { Finding } from "./read-site";

/**
 * All findings by file. One that is on many pages (a broken link in the footer) is reported once, with their number.
 */
export function formatFindings(findings: readonly Finding[]): string {
  const filesByMessage = new Map<string, Set<string>>();
  for (const { file, message } of findings)
    filesByMessage.set(message, (filesByMessage.get(message) ?? new Set()).add(file));
  const linesByFile = new Map<string, string[]>();
  for (const [message, files] of filesByMessage) {
    const [first = ""] = files;
    const more = files.size > 1 ? ` (and in ${files.size - 1} more)` : "";
    linesByFile.set(first, [...(linesByFile.get(first) ?? []), `  ${message}${more}`]);
  }
  const blocks = [...linesByFile]
    .sort(([left], [right]) => (left < right ? -1 : 1))
    .map(([file, lines]) => [`public/${file}`, ...lines].join("\n"));
  return `${blocks.join("\n")}\n${filesByMessage.size} ${filesByMessage.size === 1 ? "problem" : "problems"} in the built site`;
}
