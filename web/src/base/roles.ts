/**
 * Why bytes exist. The one order in which roles are listed on screen.
 * A role has a colour, a letter and, in the hex pane, an underline, so that colour is never the only signal.
 */
export const roles = [
  'magic',
  'header',
  'type',
  'name',
  'length',
  'reference',
  'value',
  'padding',
  'checksum',
  'gap',
  'unparsed',
] as const;

export type Role = (typeof roles)[number];

type RoleWords = { readonly letter: string; readonly meaning: string };

export const roleWords: Readonly<Record<Role, RoleWords>> = {
  magic: { letter: 'M', meaning: 'says which format this is' },
  header: { letter: 'H', meaning: 'describes what follows' },
  type: { letter: 'T', meaning: 'says what kind of thing follows' },
  name: { letter: 'N', meaning: 'names a class, field or key' },
  length: { letter: 'L', meaning: 'counts bytes or items' },
  reference: { letter: 'R', meaning: 'points to something else' },
  value: { letter: 'V', meaning: 'what the program stored' },
  padding: { letter: 'P', meaning: 'fills space' },
  checksum: { letter: 'C', meaning: 'guards against damage' },
  gap: { letter: 'G', meaning: 'not covered by any field' },
  unparsed: { letter: 'U', meaning: 'not understood by the decoder' },
};
