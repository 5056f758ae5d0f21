import { Icon, type IconName } from './Icon.tsx';
import './iconButton.css';

type Props = {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly pressed?: boolean;
};

/** A button whose label is its tooltip. */
export function IconButton({ icon, label, onClick, pressed }: Props) {
  return (
    <button
      type="button"
      className="icon-button"
      title={label}
      aria-label={label}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
