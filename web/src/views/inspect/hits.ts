import type { Hit } from '../../api/types.ts';

/** Whether more of its characters can be read than not; a middle dot stands for those that cannot. */
export function isReadable({ text, bytes }: Hit): boolean {
  const dots = text.split('·').length - 1;
  return bytes === '' || dots * 2 <= text.length;
}

/** `AC ED 00 05`, and an ellipsis where it goes on. */
export function bytesOf({ bytes, length }: Hit): string {
  const pairs = bytes.toUpperCase().match(/../g) ?? [];
  return pairs.join(' ') + (length > pairs.length ? ' …' : '');
}
