import { describe, expect, it } from 'vitest';
import { filesOfAnswer, literal, questionsFor, type RowKind, sampledFiles } from './questions.ts';

const kinds: readonly RowKind[] = ['files', 'messages', 'classes', 'fields'];

describe('questions to tables', () => {
  it('quote what cells say', () => {
    expect(literal("it's")).toBe("'it''s'");
    expect(literal(null)).toBe('null');
    const [formats] = questionsFor('files');
    expect(formats?.rowsOf?.(new Map([['format', "a'b"]]))).toContain("format is not distinct from 'a''b'");
    expect(formats?.rowsOf?.(new Map())).toContain('format is not distinct from null');
  });

  it('count the files that an answer is about, and their bytes', () => {
    expect(filesOfAnswer('from files;', 'files')).toContain(
      'max(inside) as bytes from files\n  where sha256 in (select sha256 from (from files))',
    );
    expect(filesOfAnswer('from classes', 'classes')).toContain('max(size) as bytes from classes');
    expect(sampledFiles({ rows: [[4021, '12345678901']] })).toEqual({ files: 4021, bytes: 12345678901 });
    expect(sampledFiles({ rows: [[0, 0]] })).toBeUndefined();
  });

  it.each(kinds)('to %s ask that table, each under a title of its own', (kind) => {
    const questions = questionsFor(kind);
    expect(new Set(questions.map(({ title }) => title)).size).toBe(questions.length);
    for (const { sql } of questions) expect(sql).toMatch(new RegExp(`from \\(?.*\\b${kind}\\b`));
  });
});
