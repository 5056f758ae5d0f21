type Props = {
  readonly outcome: string;
  readonly sign: string;
  /** Whether it is one of those that were asked for. */
  readonly isOff?: boolean;
};

/** An outcome as one character on its colour; what it means is said beside it, or in the name of its cell. */
export function Sign({ outcome, sign, isOff = false }: Props) {
  return (
    <span className={`sign ${isOff ? 'sign-off' : `sign-${outcome}`}`} aria-hidden="true">
      {sign}
    </span>
  );
}
