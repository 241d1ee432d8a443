/**
 * Puts a text on the clipboard.
 * @returns whether the browser did: it may refuse, and has no clipboard for pages over http
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
