import { breakpoints, vars } from '@adire/ui';
import { style } from '@vanilla-extract/css';

/** The steps next to the instructions, or above them if there is no room. */
export const columns = style({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [breakpoints.desktop]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: vars.space[8] },
  },
});

export const list = style({
  display: 'grid',
  gap: vars.space[1],
  paddingInlineStart: vars.space[5],
  listStyle: 'disc',
  maxWidth: vars.measure.prose,
});

/** The options, stacked, each with its button. */
export const ways = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const way = style({
  display: 'grid',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [breakpoints.abovePhone]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space[6] },
  },
});
