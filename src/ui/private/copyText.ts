/** Puts a text on the clipboard; false when the browser does not let us (an insecure page, a refused permission). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
