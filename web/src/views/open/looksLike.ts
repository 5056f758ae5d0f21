/** First guesses, tried in order at the first line with something on it. */
const guesses: readonly (readonly [RegExp, string])[] = [
  [/^data:[^,]*,/i, 'a data URL'],
  [/^-----BEGIN /, 'PEM'],
  [/^[0-9a-f]{6,}: (?:[01]{8} ?)+/i, 'xxd -b'],
  [/^[0-9a-f]{6,}: (?:[0-9a-f]{2,16} ?)+/i, 'xxd'],
  [/^[0-9a-f]{6,} {2}(?:[0-9a-f]{2} {1,2})+/i, 'hexdump -C'],
  [/^[0-9a-f]{4} {2}(?:[0-9a-f]{2} ?)+/i, 'a packet dump'],
  [/^0x[0-9a-f]{4}: {2}/i, 'tcpdump'],
  [/^(?:\d\d:\d\d:\d\d\.\d+ )?IP6? .+ > .+:/, 'tcpdump'],
  [/^\+-{6,}\+/, 'a Netty dump'],
  [/^0[0-7]{6}( +\S+)+$/, 'od or hexdump'],
  [/^\[\s*-?\d{1,3}(?:\s*,\s*-?\d{1,3})*/, 'a list of bytes'],
  [/^[bB]?["'].*\\(?:x[0-9a-f]{2}|u00[0-9a-f]{2}|[0-3][0-7]{2})/i, 'a string with escapes'],
  [/^(?:[\w.~-]|%[0-9a-f]{2})*(?:%[0-9a-f]{2}){2}/i, 'percent-encoding'],
];

/** A first guess at pasted text, for the line under the paste area. The server has the last word and gives reasons. */
export function looksLike(text: string): string {
  const line = text.trimStart().split('\n', 1)[0] ?? '';
  const guess = guesses.find(([pattern]) => pattern.test(line));
  if (guess !== undefined) return `looks like ${guess[1]}`;
  const plain = line.replaceAll(/0x|\\x|[\s,;:{}[\]()"']/gi, '');
  if (plain !== '' && /^[0-9a-f]+$/i.test(plain)) return 'looks like hex';
  if (/^[A-Za-z0-9+/_=-]+$/.test(plain)) return 'looks like base64';
  return 'no spelling of bytes recognised yet: it will be read as it is';
}
