import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** The home next to the cloth; on phones the cloth, its text, then the home. */
export const received = style({
  display: 'grid',
  gap: vars.space[6],
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: `'cloth' 'text' 'home' 'facts'`,
  '@media': {
    [breakpoints.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto auto 1fr',
      gridTemplateAreas: `'home cloth' 'home text' 'home facts'`,
      columnGap: vars.space[16],
    },
  },
});

export const home = style({ gridArea: 'home' });
export const cloth = style({ gridArea: 'cloth' });
export const text = style({ gridArea: 'text', display: 'grid', gap: vars.space[2], alignContent: 'start' });
export const facts = style({ gridArea: 'facts', display: 'grid', gap: vars.space[6], alignContent: 'start' });
