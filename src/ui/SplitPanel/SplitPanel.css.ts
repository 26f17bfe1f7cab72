import { style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/vars.css.ts';

export const split = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  minHeight: '100dvh',
  '@media': {
    [breakpoints.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' },
    [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [breakpoints.low]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const panel = style({
  position: 'sticky',
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  height: '100dvh',
  overflow: 'hidden',
  background: vars.color.deep,
  color: vars.color.onDeep,
  '@media': { [breakpoints.phone]: { display: 'none' }, [breakpoints.low]: { display: 'none' } },
});
export const content = style({ minWidth: 0, background: vars.color.paper });
