import { wordsFor } from '../../api/problem.ts';
import type { Pages } from '../../base/pages.ts';
import { useBack } from '../../state/shell/reachable.ts';
import { usePages } from '../../state/shell/react.ts';
import { RetryBanner } from '../../widgets/RetryBanner.tsx';

type Troubled = Pick<Pages<unknown>, 'failure' | 'retry' | 'subscribe' | 'version'>;

type Props = { readonly pages: readonly Troubled[]; readonly what: string };

/** Says which pages could not be loaded; tries them again when asked, or when the server answers again. */
export function PageError({ pages, what }: Props) {
  // biome-ignore lint/suspicious/noArrayIndexKey: the same pages in the same order every time
  return pages.map((each, i) => <OneTrouble key={i} pages={each} what={what} />);
}

function OneTrouble({ pages, what }: { readonly pages: Troubled; readonly what: string }) {
  usePages(pages);
  const failure = pages.failure;
  useBack(failure, () => pages.retry());
  if (failure === undefined) return null;
  const { title, detail } = wordsFor(failure);
  return <RetryBanner title={`${what} could not be loaded. ${title}`} detail={detail} onAgain={() => pages.retry()} />;
}
