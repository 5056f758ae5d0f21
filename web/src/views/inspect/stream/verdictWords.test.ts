import { describe, expect, it } from 'vitest';
import type { ClassVerdict, FilterTrial, StreamClass, StreamClasses, StreamRisks } from '../../../api/types.ts';
import {
  chainWords,
  changesWords,
  fieldWords,
  hasUid,
  isFatal,
  kindWords,
  summaryWords,
  trialWords,
} from './verdictWords.ts';

const type = (outcome?: ClassVerdict['outcome'], more: Partial<StreamClass> = {}): StreamClass => ({
  name: 'shop.Order',
  kind: 'serializable',
  serialVersionUID: '1',
  writeObject: false,
  instances: 1,
  offset: 5,
  path: 'contents[0].classDesc',
  fieldCount: 0,
  fields: [],
  interfaces: [],
  enumConstants: [],
  ...(outcome && { verdict: { outcome, fields: [], notes: [], remedies: [] } }),
  ...more,
});

const classes = (...each: StreamClass[]): StreamClasses => ({
  classCount: each.length,
  comparedWith: [],
  problems: [],
  classes: each,
  complete: true,
  notes: [],
});

describe('the words of verdicts', () => {
  it('count outcomes, the worst first', () => {
    expect(summaryWords(classes(type('same'), type(), type('fails'), type('same')))).toBe(
      '4 classes: 1 fails, 2 same, 1 not compared',
    );
    expect(summaryWords(classes(type('missing')))).toBe('1 class: 1 not here');
  });

  it('count what changed from one stream to another', () => {
    const changes = {
      before: 'old.ser',
      after: 'new.ser',
      changedCount: 2,
      changed: [],
      same: 1200,
      onlyBeforeCount: 0,
      onlyBefore: [],
      onlyAfterCount: 1,
      onlyAfter: ['shop.Item'],
    };
    expect(changesWords(changes)).toBe('2 changed, 1,200 the same, 1 only in new.ser');
    expect(changesWords({ ...changes, onlyAfterCount: 0 })).toBe('2 changed, 1,200 the same');
  });

  it('say how objects are written', () => {
    expect(kindWords(type('same', { writeObject: true, instances: 2 }))).toBe('serializable by writeObject, 2 objects');
    expect(kindWords(type('same', { kind: 'neither', instances: 0 }))).toBe('not serializable, 0 objects');
  });

  it('show no UIDs where nobody compares them', () => {
    expect(hasUid(type())).toBe(true);
    expect(hasUid(type(undefined, { kind: 'array' }))).toBe(false);
    expect(hasUid(type(undefined, { kind: 'proxy' }))).toBe(false);
  });

  it('say what differs in a field, and what that does', () => {
    const dropped = { name: 'a', kind: 'missing-in-class', effect: 'the value is read and dropped' } as const;
    expect(fieldWords(dropped)).toBe('missing in class: the value is read and dropped');
    expect(isFatal(dropped)).toBe(false);
    expect(fieldWords({ name: 'a', kind: 'same', effect: '' })).toBe('');
    expect(isFatal({ name: 'a', kind: 'incompatible', effect: '' })).toBe(true);
  });
});

describe('the words of risks and filters', () => {
  const risks = (chains: number): StreamRisks => ({
    classCount: 0,
    classes: [],
    chains: Array.from({ length: chains }, (_, i) => ({ name: `chain ${i}`, reference: '', links: [] })),
    findings: [],
    counts: { depth: 0, references: 0, bytes: 0, arrayLength: 0, checks: 0 },
    complete: true,
    notes: [],
  });

  it('never say that a stream is safe', () => {
    expect(chainWords(risks(0))).toBe('no known chain');
    expect(chainWords(risks(1))).toBe('1 known chain');
    expect(chainWords(risks(2))).toBe('2 known chains');
  });

  it('say where reading ends', () => {
    const whole = { complete: true, notes: [] };
    const trial: FilterTrial = { accepted: true, allowed: 1, undecided: 0, rejected: 0, first: [], ...whole };
    expect(trialWords(trial)).toBe('Accepted');
    expect(trialWords({ ...trial, complete: false })).toBe('Accepted, as far as it was read');
    const rejected = {
      offset: 53,
      path: '',
      check: 'array',
      className: '[B',
      part: '!*',
      depth: 1,
      references: 1,
      streamBytes: 60,
    };
    expect(trialWords({ ...trial, accepted: false, rejected: 1, first: [rejected] })).toBe('Rejected at 0x0035');
  });
});
