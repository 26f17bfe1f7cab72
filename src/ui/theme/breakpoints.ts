/** Media conditions, for `'@media': { [breakpoints.phone]: … }` and for `matchMedia`. */
export const breakpoints = {
  phone: 'screen and (max-width: 728px)',
  abovePhone: 'screen and (min-width: 729px)',
  tablet: 'screen and (min-width: 729px) and (max-width: 960px)',
  belowDesktop: 'screen and (max-width: 960px)',
  desktop: 'screen and (min-width: 961px)',
  wide: 'screen and (min-width: 1280px)',
  /** A laptop at 400 % zoom, or a phone on its side: bars that stay at its edges would hide most of the page. */
  low: 'screen and (max-height: 400px)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** The system's colours replace the theme's, as in Windows' contrast themes. Shadows are not drawn. */
  forcedColors: '(forced-colors: active)',
  /** For printing, without controls and overlays. */
  print: 'print',
  finePointer: '(hover: hover) and (pointer: fine)',
} as const;
