import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

/** Digits are read from left to right in either direction. */
export const area = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[3],
  maxWidth: 440,
  direction: 'ltr',
});

/** The input lies over the boxes, transparent; the boxes draw the digits and the caret. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  border: 0,
  background: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  // At least 16 px, because iOS zooms into fields with smaller text.
  fontSize: vars.size.body,
  letterSpacing: '2em',
  opacity: 0.01,
  cursor: 'text',
});

export const box = style({
  display: 'flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 0,
  height: 76,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.space[4],
  background: vars.color.surface,
  fontFamily: vars.font.figure,
  fontWeight: vars.weight.head,
  fontSize: vars.size.figureL,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [breakpoints.phone]: { height: 68 },
    [breakpoints.forcedColors]: {
      selectors: {
        '&[data-invalid]': { borderWidth: 3 },
        'input:focus ~ &[data-current]': { outline: '3px solid Highlight', outlineOffset: 1 },
      },
    },
  },
  selectors: {
    '&[data-filled]': { borderColor: vars.color.brandLine, background: vars.color.brandTint },
    '&[data-invalid]': { borderColor: vars.color.bad, background: vars.color.badTint },
    'input:focus ~ &[data-current]': {
      borderColor: vars.color.brand,
      boxShadow: `inset 0 0 0 1px ${vars.color.brand}, 0 0 0 4px ${vars.color.brandTint}`,
    },
  },
});
