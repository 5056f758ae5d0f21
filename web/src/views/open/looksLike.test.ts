import { describe, expect, it } from 'vitest';
import { looksLike } from './looksLike.ts';

describe('pasted text', () => {
  it.each([
    ['00000000: aced 0005 7372 0014 4f62 6a65 6374 546f  ....sr..ObjectTo', 'looks like xxd'],
    ['00000000  ac ed 00 05 73 72 00 14  4f 62 6a 65 63 74 54 6f  |....sr..ObjectTo|', 'looks like hexdump -C'],
    ['AC ED 00 05 73 72', 'looks like hex'],
    ['0xAC, 0xED, 0x00, 0x05', 'looks like hex'],
    ['\\xac\\xed\\x00\\x05', 'looks like hex'],
    ['0000000 edac 0500 7273 0300', 'looks like od or hexdump'],
    ['15:07:46.163791 IP 127.0.0.1.34450 > 127.0.1.1.1099: Flags [S]', 'looks like tcpdump'],
    ['0000  ac ed 00 05 73 72 00 03   ....sr..', 'looks like a packet dump'],
    ['[-84, -19, 0, 5]', 'looks like a list of bytes'],
    ["b'\\xac\\xed\\x00\\x05sr'", 'looks like a string with escapes'],
    ['%AC%ED%00%05sr', 'looks like percent-encoding'],
    ['data:;base64,rO0ABQ==', 'looks like a data URL'],
    ['rO0ABXNyABRPYmplY3RUb0JlU2VyaWFsaXNlZA==', 'looks like base64'],
  ])('%s', (text, guess) => {
    expect(looksLike(text)).toBe(guess);
  });

  it('is not guessed at when it is prose', () => {
    expect(looksLike('Dear server, what is this?')).toContain('no spelling');
  });
});
