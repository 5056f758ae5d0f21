import { describe, expect, it } from 'vitest';
import type { ConversationMessage } from '../../api/types.ts';
import { between, partnerWords, pauseWords } from './conversationMessage.ts';

const message = (kind: ConversationMessage['kind'], time?: string): ConversationMessage => ({
  number: 0,
  side: 'a',
  ...(time === undefined ? {} : { time: `2024-03-01T09:30:${time}Z` }),
  offset: 0,
  length: 57,
  kind,
  title: 'Call add',
  firstBytes: '50',
});

describe('messages of a conversation', () => {
  const call = message('request', '00.001000000');
  const answer = message('response', '00.004200000');

  it('says how long an answer took, at either end', () => {
    expect(partnerWords(call, answer)).toBe('response after 3.2 ms');
    expect(partnerWords(answer, call)).toBe('responds after 3.2 ms');
  });

  it('says that there is an answer where its time is not here', () => {
    expect(partnerWords(call, undefined)).toBe('has a response');
    expect(partnerWords(answer, message('request'))).toBe('response to a request');
  });

  it('makes pauses of a second and more stand out', () => {
    expect(pauseWords(between(call, answer))).toEqual({ words: '+3.2 ms', long: false });
    expect(pauseWords(between(call, message('request', '02.001000000')))).toEqual({ words: '+2 s', long: true });
    expect(pauseWords(between(undefined, call))).toBeUndefined();
  });
});
