/** A first guess at pasted text, for the line under the paste area. The server has the last word and gives reasons. */
export function looksLike(text: string): string {
  const line = text.trimStart().split('\n', 1)[0] ?? '';
  if (/^[0-9a-f]{6,}: (?:[0-9a-f]{2,4} ?)+/i.test(line)) return 'looks like xxd';
  if (/^[0-9a-f]{6,} {2}(?:[0-9a-f]{2} {1,2})+/i.test(line)) return 'looks like hexdump -C';
  const plain = line.replaceAll(/0x|\\x|[\s,;:{}[\]()"']/gi, '');
  if (plain !== '' && /^[0-9a-f]+$/i.test(plain)) return 'looks like hex';
  if (/^[A-Za-z0-9+/_=-]+$/.test(plain)) return 'looks like base64';
  return 'no spelling of bytes recognised yet: it will be read as it is';
}
