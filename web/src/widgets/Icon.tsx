import './icon.css';

/** Line icons on a 16 px grid, drawn in the text's colour. */
const paths = {
  back: 'M10 3 5 8l5 5',
  bookmark: 'M4.5 2.5h7v11L8 10.5l-3.5 3z',
  chevron: 'M6 4l4 4-4 4',
  close: 'M4 4l8 8M12 4l-8 8',
  copy: 'M6 6h7v7H6zM10 6V3H3v7h3',
  down: 'M8 3v10M4 9l4 4 4-4',
  download: 'M8 3v8M4.5 7.5 8 11l3.5-3.5M3 13h10',
  edit: 'M3 13l.7-3L11 2.7 13.3 5 6 12.3zM9.5 4.2l2.3 2.3',
  error: 'M8 2l6.5 11.5h-13zM8 6.5v3.5M8 12v.1',
  file: 'M4 2h5l3 3v9H4zM9 2v3h3',
  jump: 'M3 8h9M9 4.5 12.5 8 9 11.5',
  keys: 'M2 4.5h12v7H2zM4.5 7h.1M7 7h.1M9.5 7h.1M12 7h-.1M5 9.5h6',
  moon: 'M13 9.5A5.5 5.5 0 0 1 6.5 3 5.5 5.5 0 1 0 13 9.5z',
  note: 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM8 7.5v3M8 5.2v.1',
  paneLeft: 'M2 3h12v10H2zM6 3v10',
  paneRight: 'M2 3h12v10H2zM10 3v10',
  pin: 'M6 2h4v4.5l2 2.5H4l2-2.5zM8 9v5',
  search: 'M7 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM10 10l3.5 3.5',
  sun: 'M8 5.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5zM8 1.5v1.5M8 13v1.5M1.5 8H3M13 8h1.5M3.4 3.4l1 1M11.6 11.6l1 1M12.6 3.4l-1 1M4.4 11.6l-1 1',
  trash: 'M3 4.5h10M6 4.5V3h4v1.5M4.5 4.5l.5 9h6l.5-9M7 7v4M9 7v4',
  turn: 'M3 5.5h9M9.5 3 12 5.5 9.5 8M13 10.5H4M6.5 8 4 10.5 6.5 13',
  undo: 'M5.5 3 3 5.5 5.5 8M3 5.5h6a3.5 3.5 0 0 1 0 7H6',
  up: 'M8 13V3M4 7l4-4 4 4',
  upload: 'M8 11V3M4.5 6.5 8 3l3.5 3.5M3 13h10',
  warning: 'M8 2l6.5 11.5h-13zM8 6.5v3.5M8 12v.1',
} as const;

export type IconName = keyof typeof paths;

export function Icon({ name, className = '' }: { readonly name: IconName; readonly className?: string }) {
  return (
    <svg className={`icon ${className}`} viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
