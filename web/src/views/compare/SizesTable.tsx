import { count, percent } from '../../base/text.ts';
import { inspectorOf } from './inspector.ts';
import type { Ranking } from './ranking.ts';
import { labelWords } from './words.ts';
import './sizes.css';

/** Every figure of every codec. */
export function SizesTable({ ranking }: { readonly ranking: Ranking }) {
  return (
    <table className="sizes">
      <thead>
        <tr>
          <th scope="col">Codec</th>
          {['Bytes', 'deflate', 'zstd', 'LZ4', 'Snappy', 'Explained'].map((title) => (
            <th key={title} scope="col" className="number">
              {title}
            </th>
          ))}
          <th scope="col">Round trip</th>
          <th scope="col">Library</th>
        </tr>
      </thead>
      <tbody>
        {ranking.bars.map(({ codec, encoding }) => {
          const { size = 0, compressed, explained = 0, label } = encoding;
          return (
            <tr key={codec.id}>
              <th scope="row">
                <a className="link" href={inspectorOf(encoding)}>
                  {codec.title}
                </a>
              </th>
              {[size, compressed?.deflate, compressed?.zstd, compressed?.lz4, compressed?.snappy].map(
                (bytes, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns never move
                  <td key={index} className="number">
                    {bytes === undefined ? '' : count(bytes)}
                  </td>
                ),
              )}
              <td className="number">{percent(explained, size)}</td>
              <td title={label?.reason}>{label ? labelWords[label.kind] : ''}</td>
              <td className="dim">{codec.library}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
