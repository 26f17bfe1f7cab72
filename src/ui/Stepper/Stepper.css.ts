import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  fontSize: vars.size.small,
  '@media': {
    [breakpoints.phone]: { gap: `${vars.space[2]} ${vars.space[4]}` },
    // Four steps and a button before them stay on one line at 320 px.
    'screen and (max-width: 340px)': { gap: vars.space[2] },
  },
});
export const step = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: 28,
  color: vars.color.ink3,
  selectors: {
    '&[data-status="done"]': { color: vars.color.brand },
    '&[data-status="current"]': { color: vars.color.ink, fontWeight: vars.weight.strong },
  },
});
export const mark = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 22,
  height: 22,
  borderRadius: '50%',
  border: '1.5px solid currentColor',
  fontSize: vars.size.tiny,
  '@media': { [breakpoints.forcedColors]: { forcedColorAdjust: 'none' } },
  fontWeight: vars.weight.strong,
  lineHeight: 1,
  selectors: {
    '[data-status="current"] > &': {
      background: vars.color.ink,
      borderColor: vars.color.ink,
      color: vars.color.paper,
    },
    '[data-status="done"] > &': { border: 0 },
  },
});
/** Phones show the label of the current step only. */
export const label = style({
  '@media': {
    [breakpoints.phone]: {
      selectors: {
        '[data-status]:not([data-status="current"]) > &': {
          position: 'absolute',
          width: 1,
          height: 1,
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});
