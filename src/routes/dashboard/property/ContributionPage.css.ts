import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const back = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

export const header = style({
  display: 'grid',
  gridTemplateColumns: '10.5rem 1fr auto',
  alignItems: 'center',
  gap: vars.space[5],
  '@media': {
    [breakpoints.belowDesktop]: { gridTemplateColumns: '10.5rem 1fr' },
    [breakpoints.phone]: { gridTemplateColumns: '6rem 1fr', gap: vars.space[3] },
    [breakpoints.cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const picture = style({ minWidth: 0, '@media': { [breakpoints.cramped]: { width: '6rem' } } });

/** Under the name on screens narrower than a desktop; full width on phones. */
export const action = style({
  display: 'flex',
  gap: vars.space[3],
  '@media': {
    [breakpoints.belowDesktop]: { gridColumn: '1 / -1' },
    [breakpoints.phone]: { flexDirection: 'column' },
  },
});
