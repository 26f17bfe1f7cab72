/** A size in px at the usual size of text; with text twice as large in the browser's settings, twice as many px. */
const em = (sizePx: number): string => `${sizePx / 16}em`;

/**
 * Media conditions, for `'@media': { [breakpoints.phone]: … }` and for `matchMedia`. Larger text, as set in the
 * browser, gets the layout of a narrower screen, in which it has room.
 */
export const breakpoints = {
  phone: `screen and (max-width: ${em(728)})`,
  abovePhone: `screen and (min-width: ${em(729)})`,
  tablet: `screen and (min-width: ${em(729)}) and (max-width: ${em(960)})`,
  belowDesktop: `screen and (max-width: ${em(960)})`,
  desktop: `screen and (min-width: ${em(961)})`,
  wide: `screen and (min-width: ${em(1280)})`,
  /** A phone whose text is twice as large: a line has room for few words. */
  cramped: `screen and (max-width: ${em(260)})`,
  /** A laptop at 400 % zoom, or a phone on its side: bars that stay at its edges would hide most of the page. */
  low: `screen and (max-height: ${em(440)})`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** The system's colours replace the theme's, as in Windows' contrast themes. Shadows are not drawn. */
  forcedColors: '(forced-colors: active)',
  /** For printing, without controls and overlays. */
  print: 'print',
  finePointer: '(hover: hover) and (pointer: fine)',
} as const;
