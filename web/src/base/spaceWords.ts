/** What a space is called: one's own begins with a tilde, before the name of its owner. */
export function spaceWords(name: string): string {
  if (name === 'public') return 'public';
  return name.startsWith('~') ? `${name.slice(1)} only` : name;
}
