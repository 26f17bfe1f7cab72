import { breakpoints, vars } from '@adire/ui';
import { globalStyle, style } from '@vanilla-extract/css';

export const banner = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  overflow: 'hidden',
  borderRadius: 'inherit',
  '@media': { [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const words = style({
  alignSelf: 'center',
  padding: vars.space[12],
  maxWidth: vars.measure.narrow,
  '@media': { [breakpoints.phone]: { padding: vars.space[5] } },
});
export const cloth = style({
  width: 280,
  '@media': { [breakpoints.phone]: { width: '100%', order: -1, aspectRatio: '3', overflow: 'hidden' } },
});
/** On phones only the row with the lit square. */
globalStyle(`${cloth} > svg`, {
  '@media': { [breakpoints.phone]: { marginBlockStart: 'calc(-100% / 3)' } },
});
