/** A text that bytes are. */
export type TextReading = { readonly encoding: string; readonly text: string };

/** The texts that all of the bytes are, where they can be read; the same text once. */
export function textsOf(bytes: Uint8Array): TextReading[] {
  if (bytes.length === 0) return [];
  const plain = utf8(bytes);
  const modified = modifiedUtf8(bytes);
  const readings: TextReading[] = [];
  if (plain !== undefined) readings.push({ encoding: 'UTF-8', text: plain });
  if (modified !== undefined && modified !== plain) readings.push({ encoding: 'modified UTF-8', text: modified });
  for (const encoding of ['UTF-16BE', 'UTF-16LE']) {
    const text = bytes.length % 2 === 0 ? decoded(bytes, encoding.toLowerCase()) : undefined;
    if (text !== undefined && isReadable(text)) readings.push({ encoding, text });
  }
  return readings;
}

/** Well-formed UTF-8, or undefined. Control characters come out as their pictures. */
export function utf8(bytes: Uint8Array): string | undefined {
  return decoded(bytes, 'utf-8');
}

/** As `DataInput.readUTF` reads it: NUL is `C0 80`, and each half of a pair of surrogates has three bytes. */
function modifiedUtf8(bytes: Uint8Array): string | undefined {
  let text = '';
  for (let i = 0; i < bytes.length; ) {
    const [a = 0, b = 0, c = 0] = [bytes[i], bytes[i + 1], bytes[i + 2]];
    const [second, third] = [(b & 0xc0) === 0x80, (c & 0xc0) === 0x80];
    if (a < 0x80 && a !== 0) {
      text += String.fromCharCode(a);
      i += 1;
    } else if ((a & 0xe0) === 0xc0 && second) {
      text += String.fromCharCode(((a & 0x1f) << 6) | (b & 0x3f));
      i += 2;
    } else if ((a & 0xf0) === 0xe0 && second && third) {
      text += String.fromCharCode(((a & 0x0f) << 12) | ((b & 0x3f) << 6) | (c & 0x3f));
      i += 3;
    } else {
      return undefined;
    }
  }
  return pictured(text);
}

function decoded(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return pictured(new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

function pictured(text: string): string {
  return Array.from(text, (c) => (c < ' ' ? String.fromCharCode(0x2400 + c.charCodeAt(0)) : c)).join('');
}

/** Letters of the Latin, Greek and Cyrillic alphabets, digits and signs, nearly all: any two bytes are some letter. */
function isReadable(text: string): boolean {
  const usual = Array.from(text).filter((c) => c >= ' ' && c < '\u0530').length;
  return usual >= 0.9 * Array.from(text).length;
}
