import { describe, expect, it } from 'vitest';
import { highlightRule } from './highlight.ts';

describe('the rule that lights a place', () => {
  it('is none where nothing is highlighted', () => {
    expect(highlightRule(undefined)).toBe('');
  });

  it('takes the place, all that lies in it, and the member it belongs to', () => {
    const rule = highlightRule('prices[3]');
    expect(rule).toContain('[data-place="prices[3]"]');
    expect(rule).toContain('[data-place^="prices[3]."]');
    expect(rule).toContain('[data-field="prices[3]"]');
    expect(rule).toContain('[data-member="prices"]');
  });

  it('takes a field of the form to that of every element of an array, and back', () => {
    const rule = highlightRule('str');
    expect(rule).toContain('[data-place^="["][data-place$="].str"]');
    expect(rule).toContain('[data-place^="["][data-place*="].str["]');
    expect(highlightRule('[3].str')).toContain('[data-field="str"]');
    expect(highlightRule('[3].str')).not.toContain('[data-place$=');
    expect(highlightRule('[3]')).not.toContain('[data-field="3"]');
  });

  it('holds names with quotes and line ends inside their string', () => {
    expect(highlightRule('a"] {} b\\\n')).toContain('[data-place="a\\22 ] {} b\\5c \\a "]');
  });
});
