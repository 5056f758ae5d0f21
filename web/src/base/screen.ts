/** Whether the screen is as narrow as a phone's: style sheets put panes below each other from the same width on. */
export const isPhone = (): boolean => matchMedia('(max-width: 720px)').matches;
