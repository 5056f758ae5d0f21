/** Offers a text or a picture to be kept as a file. */
export function saveFile(name: string, content: string | Blob, type = 'text/yaml'): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(typeof content === 'string' ? new Blob([content], { type }) : content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
