import type { Codec } from '../../api/types.ts';
import { type Comparison, measures } from '../../state/address/comparison.ts';
import { measureWords } from './words.ts';
import './barTools.css';

type Props = {
  readonly comparison: Comparison;
  readonly codecs: readonly Codec[];
  readonly onChange: (part: Partial<Comparison>) => void;
};

/** What the bars show, and in relation to what. */
export function BarTools({ comparison, codecs, onChange }: Props) {
  const { measure, stacking, log, baseline, find } = comparison;
  return (
    <div className="bar-tools">
      <input
        id="codec-search"
        className="search-input"
        type="search"
        aria-label="Search codecs"
        placeholder="Search codecs"
        value={find}
        spellCheck={false}
        onChange={(event) => onChange({ find: event.currentTarget.value })}
      />
      <label>
        Size{' '}
        <select
          value={measure}
          onChange={(event) => onChange({ measure: measures.find((m) => m === event.currentTarget.value) ?? 'size' })}
        >
          {measures.map((each) => (
            <option key={each} value={each}>
              {measureWords[each]}
            </option>
          ))}
        </select>
      </label>
      <label>
        By{' '}
        <select
          value={stacking}
          disabled={measure !== 'size'}
          onChange={(event) => onChange({ stacking: event.currentTarget.value === 'member' ? 'member' : 'role' })}
        >
          <option value="role">role</option>
          <option value="member">member</option>
        </select>
      </label>
      <label>
        Relative to{' '}
        <select
          className="base-select"
          value={baseline ?? ''}
          onChange={(event) => onChange({ baseline: event.currentTarget.value || undefined })}
        >
          <option value="">none</option>
          {codecs.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </label>
      <label className="check-label">
        <input type="checkbox" checked={log} onChange={(event) => onChange({ log: event.currentTarget.checked })} /> Log
        scale
      </label>
    </div>
  );
}
