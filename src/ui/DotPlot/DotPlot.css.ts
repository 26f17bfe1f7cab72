import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const figure = style({ margin: 0 });
export const plot = style({ display: 'block', overflow: 'visible' });
export const axis = style({ stroke: vars.color.brandLine, strokeWidth: 1 });
export const band = style({ fill: vars.color.clay, opacity: 0.18 });
export const edge = style({ stroke: vars.color.clay, strokeWidth: 2 });
export const dot = style({ fill: vars.color.brandLine });
export const dotWithin = style({ fill: vars.color.clay });
export const labels = style({
  position: 'relative',
  height: '1.6em',
  marginTop: vars.space[1],
  fontSize: vars.size.note,
});
export const label = style({
  position: 'absolute',
  transform: 'translateX(-50%)',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink2,
  selectors: {
    '&[data-strong]': { fontWeight: vars.weight.strong, color: vars.color.ink },
    '&[data-last]': { right: 0, transform: 'none' },
  },
  '@media': { [breakpoints.cramped]: { selectors: { '&:has(+ [data-strong])': { display: 'none' } } } },
});
