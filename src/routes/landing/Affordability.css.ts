import { breakpoints, vars } from '@adire/ui';
import { globalStyle, style } from '@vanilla-extract/css';

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
  overflow: 'hidden',
  borderRadius: 'inherit',
  '@media': { [breakpoints.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const inputs = style({
  padding: vars.space[12],
  '@media': { [breakpoints.phone]: { padding: vars.space[5] } },
});

/** On phones as wide as the card: its count and its arrow stay on one line. */
export const reach = style({});
globalStyle(`${reach} > a`, {
  '@media': { [breakpoints.phone]: { width: '100%', paddingInline: vars.space[3] } },
});

export const answer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  padding: vars.space[12],
  background: vars.color.brandTint,
  '@media': { [breakpoints.phone]: { padding: vars.space[5] } },
});
