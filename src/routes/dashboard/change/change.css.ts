import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** As wide as text and a comparison are read well. */
export const page = style({ maxWidth: '52rem' });

export const back = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] });

/** A field and its button side by side; on phones below each other. */
export const pick = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'end',
  gap: vars.space[4],
  '@media': { [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** What a change means, and the button to compare it. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
  '@media': { [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
