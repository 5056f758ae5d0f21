import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { Line } from './Prose.tsx';
import './banner.css';

type Props = { readonly title: string; readonly detail: string; readonly children?: ReactNode };

/** An error: what went wrong, the detail that helps, and buttons for how to go on. */
export function Banner({ title, detail, children }: Props) {
  return (
    <div className="banner" role="alert">
      <Icon name="error" className="icon-error" />
      <div className="banner-words">
        <strong>{title}</strong>
        <span>
          <Line text={detail} />
        </span>
      </div>
      <div className="banner-actions">{children}</div>
    </div>
  );
}
