import { describe, expect, it } from 'vitest';
import { literal, questionsFor, type RowKind } from './questions.ts';

const kinds: readonly RowKind[] = ['files', 'messages', 'classes', 'fields'];

describe('questions to tables', () => {
  it('quote what cells say', () => {
    expect(literal("it's")).toBe("'it''s'");
    expect(literal(null)).toBe('null');
    const [formats] = questionsFor('files');
    expect(formats?.rowsOf?.(new Map([['format', "a'b"]]))).toContain("format is not distinct from 'a''b'");
    expect(formats?.rowsOf?.(new Map())).toContain('format is not distinct from null');
  });

  it.each(kinds)('to %s ask that table, each under a title of its own', (kind) => {
    const questions = questionsFor(kind);
    expect(new Set(questions.map(({ title }) => title)).size).toBe(questions.length);
    for (const { sql } of questions) expect(sql).toMatch(new RegExp(`from \\(?.*\\b${kind}\\b`));
  });
});
