import { createStore } from '../../base/store.ts';

/** What the strip beside the bytes shows of all of them. */
export type MapColours = 'role' | 'entropy' | 'issue' | 'off';

export type Theme = 'auto' | 'light' | 'dark';

/** Choices remembered on this machine. Sizes are fractions of the window's width. */
export type Settings = {
  readonly theme: Theme;
  readonly bytesPerRow: 8 | 16 | 32;
  readonly latin1: boolean;
  readonly minimap: MapColours;
  readonly treeWidth: number;
  readonly detailWidth: number;
  readonly editorWidth: number;
  /** Share of the tree's width that names take: of fields, and of values. */
  readonly fieldNames: number;
  readonly valueNames: number;
  readonly treeOpen: boolean;
  readonly detailOpen: boolean;
  readonly legendOpen: boolean;
  readonly flowsWidth: number;
  /** Times of a capture as the clock said them, instead of since its first packet. */
  readonly clockTimes: boolean;
};

const key = 'hexplain.settings';

const defaults: Settings = {
  theme: 'auto',
  bytesPerRow: 16,
  latin1: false,
  minimap: 'role',
  treeWidth: 0.32,
  detailWidth: 0.24,
  editorWidth: 0.32,
  fieldNames: 0.42,
  valueNames: 0.34,
  treeOpen: true,
  detailOpen: true,
  legendOpen: true,
  flowsWidth: 0.36,
  clockTimes: false,
};

export const settings = createStore<Settings>(load());

export function change(part: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...part });
}

settings.subscribe(() => {
  localStorage.setItem(key, JSON.stringify(settings.get()));
  applyTheme();
});

/** Puts the theme on the root element, where the style sheet's `light-dark()` colours read it. */
export function applyTheme(): void {
  const { theme } = settings.get();
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

function load(): Settings {
  try {
    return { ...defaults, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>) };
  } catch {
    return defaults;
  }
}
