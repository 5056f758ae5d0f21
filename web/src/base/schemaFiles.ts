/** A file of a schema. */
export type SchemaFile = { readonly name: string; readonly text: string };

/** Files as one text: each behind a line that names it, a comment in all languages that import. */
export const joined = (files: readonly SchemaFile[]) =>
  files.map(({ name, text }) => `// ==== ${name} ====\n${text}${text.endsWith('\n') ? '' : '\n'}`).join('');
