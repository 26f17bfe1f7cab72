import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.section,
});

/** The text next to the cloth; on phones the cloth is a strip above the text. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 4fr)',
  gap: `clamp(${vars.space[8]}, 5vw, ${vars.space[20]})`,
  '@media': { [breakpoints.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] } },
});

export const words = style({ display: 'grid', alignContent: 'start', gap: vars.space[5] });

const ground = { overflow: 'hidden', background: vars.color.deep, borderRadius: vars.radius.cloth };

export const cloth = style({
  ...ground,
  alignSelf: 'start',
  '@media': { [breakpoints.phone]: { display: 'none' } },
});

export const strip = style({
  ...ground,
  display: 'none',
  '@media': { [breakpoints.phone]: { display: 'block', order: -1 } },
});
