/** Descriptors as they were left in the editor, kept in this browser until they are saved or given up. */
const prefix = 'hexplain.text.';

/** The text of a format as it was left; undefined where it is as saved. */
export function unsavedText(format: string): string | undefined {
  return localStorage.getItem(prefix + format) ?? undefined;
}

export function keepUnsaved(format: string, text: string): void {
  try {
    localStorage.setItem(prefix + format, text);
  } catch {
    // The browser's storage is full: the text lives as long as the page.
  }
}

export function forgetUnsaved(format: string): void {
  localStorage.removeItem(prefix + format);
}
