/**
 * Copies a text that is still to come. The clipboard is asked for at once, as long as the click or key allows it, and
 * filled when the text is here.
 */
export function copyLater(text: () => Promise<string>): Promise<void> {
  const blob = text().then((whole) => new Blob([whole], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
