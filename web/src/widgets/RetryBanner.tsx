import { Banner } from './Banner.tsx';

type Props = { readonly title: string; readonly detail: string; readonly onAgain: () => void };

/** An error of what may go well the next time. */
export function RetryBanner({ title, detail, onAgain }: Props) {
  return (
    <Banner title={title} detail={detail}>
      <button type="button" className="button" onClick={onAgain}>
        Try again
      </button>
    </Banner>
  );
}
