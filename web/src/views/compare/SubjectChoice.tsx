import type { Sample } from '../../api/types.ts';
import { defaultComparison } from '../../state/address/comparison.ts';
import { exampleDeclared } from '../../state/address/declared.ts';
import { change } from './changing.ts';
import { type Subject, sampleOf, titleOf } from './subject.ts';

type Props = { readonly samples: readonly Sample[]; readonly subject: Subject };

/** What stands for classes of one's own among the ids of samples. */
const own = '{}';

/** Which object is compared: the one that was brought, one of declared classes, or a sample. */
export function SubjectChoice({ samples, subject }: Props) {
  return (
    <select
      id="sample-select"
      aria-label="Sample"
      value={subject.kind === 'declared' ? own : (sampleOf(subject)?.id ?? '')}
      onChange={({ currentTarget: { value } }) =>
        change(
          ({ sample }) => ({
            sample: value === own ? sample : value,
            object: undefined,
            declared: value === own ? exampleDeclared : undefined,
            values: defaultComparison.values,
            size: undefined,
            member: undefined,
          }),
          'push',
        )
      }
    >
      {subject.kind === 'object' && <option value="">{titleOf(subject)}</option>}
      <option value={own}>Classes of your own</option>
      {samples.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </select>
  );
}
