import type { Codec, Population, PopulationCodec } from '../../../api/types.ts';
import { byteSize, percent } from '../../../base/text.ts';

/** The smallest way to write all objects. */
export type Saving = {
  /** In words that stand before the codec. */
  readonly how: string;
  readonly title: string;
  /** Its bytes, of those that the objects take as they are: 1 for as many. */
  readonly part: number;
};

/** The smallest codecs by what they take of the bytes that there are; none where it is not known how many these are. */
export function savingsOf(
  { bytes, codecs, best }: Pick<Population, 'bytes' | 'codecs' | 'best'>,
  known: readonly Pick<Codec, 'id' | 'title'>[],
): Saving[] {
  if (bytes === undefined || bytes === 0) return [];
  const saving = (how: string, id: string | undefined, size: (codec: PopulationCodec) => number | undefined) => {
    const codec = codecs.find((each) => each.codec === id);
    const taken = codec && size(codec);
    const title = known.find((each) => each.id === id)?.title ?? id ?? '';
    return taken === undefined ? [] : [{ how, title, part: taken / bytes }];
  };
  return [
    ...saving('with', best.raw, ({ sizes }) => sizes?.total),
    ...saving('compressed by zstd, with', best.zstd, ({ compressed }) => compressed?.zstd),
    ...saving('compressed by zstd with a dictionary, with', best.dictionary, ({ dictionary }) =>
      dictionary ? dictionary.estimate + dictionary.size : undefined,
    ),
  ];
}

/** `62% less: 7.4 GB` */
export function lessWords(part: number, before: number): string {
  const less = Math.round(before * (1 - part));
  return `${percent(Math.abs(less), before)} ${less < 0 ? 'more' : 'less'}: ${byteSize(Math.abs(less))}`;
}
