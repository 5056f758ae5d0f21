/** Beside a field or value, some bytes of which differ from the file that is compared with. */
export function DiffersMark() {
  return (
    <span className="differs-mark" role="img" aria-label="Differs" title="Differs from the file that is compared with">
      ≠
    </span>
  );
}
