/**
 * Copies a text to the clipboard.
 * @returns whether that worked: browsers may refuse, and have no clipboard over http
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
